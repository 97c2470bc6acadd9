import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { ConfirmDialog } from '../../../primitives/confirm-dialog.tsx'
import { toast } from '../../../primitives/toast.tsx'
import { useDeletePost } from '../api/post-mutations.ts'

export interface DeletePostDialogProps {
  post: Post
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The post is gone: the moment to leave a page that shows it. */
  onDeleted?: () => void
}

/** Asks, and deletes. */
export function DeletePostDialog({ post, open, onOpenChange, onDeleted }: DeletePostDialogProps) {
  const { t } = useTranslation(['posts', 'common'])
  const errorText = useErrorText()
  const { mutateAsync, isPending } = useDeletePost(post.id)

  const confirm = async () => {
    try {
      await mutateAsync()
      onOpenChange(false)
      toast('success', t('delete.done'))
      onDeleted?.()
    } catch (error) {
      toast('error', errorText(error))
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title')}
      description={t('delete.text', { title: post.title, count: post.commentsCount })}
      confirmLabel={t('delete.label')}
      cancelLabel={t('common:actions.cancel')}
      busy={isPending}
      onConfirm={() => void confirm()}
    />
  )
}
