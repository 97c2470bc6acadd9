import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Notice } from '../../../primitives/notice.tsx'
import { useAuthorName } from '../use-author-name.ts'

export interface CollaborationNoticeProps {
  post: Post
}

/** Says that the post being changed is somebody else's, and that this is fine. */
export function CollaborationNotice({ post }: CollaborationNoticeProps) {
  const { t } = useTranslation('posts')
  return (
    <Notice tone="info" title={t('edit.collaborationTitle')}>
      {t('edit.collaboration', { name: useAuthorName(post) })}
    </Notice>
  )
}
