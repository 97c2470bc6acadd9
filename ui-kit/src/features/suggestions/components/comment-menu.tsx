import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/data/comment.ts'
import { DeleteDialog } from '../../../components/delete-dialog.tsx'
import { IconButton } from '../../../primitives/icon-button.tsx'
import { MenuItem } from '../../../primitives/menu-item.tsx'
import { Menu } from '../../../primitives/menu.tsx'
import { useDeleteComment } from '../hooks/use-comment-mutations.ts'

export interface CommentMenuProps {
  comment: Comment
  /** How many replies would be deleted with it. */
  repliesCount?: number
  onEdit: () => void
  /** Edits the text before copying it, without changing the suggestion. */
  onEditFirst?: () => void
}

/** Edit before copying, edit and delete, as far as allowed; nothing when there is no action. */
export function CommentMenu({ comment, repliesCount = 0, onEdit, onEditFirst }: CommentMenuProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDeleteComment(comment)
  if (!comment.can.update && !comment.can.delete && !onEditFirst) return null

  const label = comment.parentId === null ? t('menu.suggestion') : t('menu.reply')

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
      <DeleteDialog
        open={asking}
        onOpenChange={setAsking}
        title={comment.parentId === null ? t('delete.suggestion') : t('delete.reply')}
        description={repliesCount > 0 ? t('delete.withReplies', { count: repliesCount }) : t('delete.text')}
        confirmLabel={t('common:actions.delete')}
        failed={comment.parentId === null ? t('delete.suggestionFailed') : t('delete.replyFailed')}
        onDelete={mutateAsync}
      />
    </>
  )
}
