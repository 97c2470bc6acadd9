import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { DeleteDialog } from '../../../../components/delete-dialog.tsx'
import type { Openable } from '../../../../components/opened-later.tsx'
import { useDeletePost } from '../hooks/use-delete-post.ts'

export interface DeletePostDialogProps extends Openable {
  post: Post
  /** Called once the post is deleted. */
  onDeleted?: () => void
}

export default function DeletePostDialog({ post, open, onOpenChange, onDeleted }: DeletePostDialogProps) {
  const { t } = useTranslation('posts')
  const { mutateAsync } = useDeletePost(post.id)

  return (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title')}
      description={t('delete.text', { title: post.title, count: post.commentsCount })}
      confirmLabel={t('delete.label')}
      onDelete={mutateAsync}
      failed={t('delete.failed')}
      onDone={onDeleted}
    />
  )
}
