import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { MenuItem } from '../../../primitives/menu-item.tsx'
import { Menu } from '../../../primitives/menu.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useDeleteComment } from '../hooks/use-comment-mutations.ts'

export interface CommentMenuProps {
  comment: Comment
  onEdit: () => void
  /** Edits what is copied, not the suggestion; where it can be copied. */
  onEditFirst?: () => void
}

/** Editing before copying, and edit and delete for those who may; nothing where nothing can be done. */
export function CommentMenu({ comment, onEdit, onEditFirst }: CommentMenuProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const errorText = useErrorText()
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteComment(comment)
  if (!comment.can.update && !comment.can.delete && !onEditFirst) return null

  const label = comment.parentId === null ? t('menu.suggestion') : t('menu.reply')
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast('error', errorText(error)),
    })

  return (
    <>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<Ellipsis aria-hidden />} variant="ghost" size="sm" />}
      >
        {onEditFirst && (
          <MenuItem icon={<Copy aria-hidden />} onSelect={onEditFirst}>
            {t('next.editFirst')}
          </MenuItem>
        )}
        {comment.can.update && (
          <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
            {t('common:actions.edit')}
          </MenuItem>
        )}
        {comment.can.delete && (
          <MenuItem icon={<Trash2 aria-hidden />} danger onSelect={() => setAsking(true)}>
            {t('common:actions.delete')}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={comment.parentId === null ? t('delete.suggestion') : t('delete.reply')}
        description={t('delete.text')}
        confirmLabel={t('common:actions.delete')}
        cancelLabel={t('common:actions.cancel')}
        tone="danger"
        busy={isPending}
        onConfirm={confirm}
      />
    </>
  )
}
