import { Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { openedLater } from '../../../components/opened-later.tsx'
import { MenuItem } from '../../../primitives/menu-item.tsx'
import { Menu } from '../../../primitives/menu.tsx'
import { MoreButton } from './more-button.tsx'

const DeleteCommentDialog = openedLater(() => import('./delete-comment-dialog.tsx'))

export interface CommentMenuProps {
  comment: Comment
  /** How many replies would be deleted with it. */
  repliesCount?: number
  onEdit: () => void
  /** Items before its own. */
  more?: ReactNode
  /** The trigger in the bar of a phone. */
  inBar?: 'low' | 'tall'
}

/** Edit and delete, if permitted, after the given items; nothing when there is no action. */
export function CommentMenu({ comment, repliesCount = 0, onEdit, more, inBar }: CommentMenuProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const [asking, setAsking] = useState(false)
  if (!comment.can.update && !comment.can.delete && !more) return null

  const label = comment.parentId === null ? t('menu.suggestion') : t('menu.reply')

  return (
    <>
      <Menu label={label} trigger={<MoreButton label={label} inBar={inBar} />}>
        {more}
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
      <DeleteCommentDialog
        comment={comment}
        repliesCount={repliesCount}
        open={asking}
        onOpenChange={setAsking}
      />
    </>
  )
}
