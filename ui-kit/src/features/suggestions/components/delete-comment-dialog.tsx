import { useTranslation } from 'react-i18next'
import type { Comment } from '@fanfare/contract/suggestions/data/comment.ts'
import { DeleteDialog } from '../../../components/delete-dialog.tsx'
import type { Openable } from '../../../components/opened-later.tsx'
import { useDeleteComment } from '../hooks/use-delete-comment.ts'

export interface DeleteCommentDialogProps extends Openable {
  comment: Comment
  /** How many replies are deleted with it. */
  repliesCount: number
}

/** Asks before a suggestion or a reply is deleted. */
export default function DeleteCommentDialog({
  comment,
  repliesCount,
  open,
  onOpenChange,
}: DeleteCommentDialogProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const { mutateAsync } = useDeleteComment(comment)
  const isSuggestion = comment.parentId === null
  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(isSuggestion ? 'delete.suggestion' : 'delete.reply')}
      description={repliesCount > 0 ? t('delete.withReplies', { count: repliesCount }) : t('delete.text')}
      confirmLabel={t('common:actions.delete')}
      failed={t(isSuggestion ? 'delete.suggestionFailed' : 'delete.replyFailed')}
      onDelete={mutateAsync}
    />
  )
}
