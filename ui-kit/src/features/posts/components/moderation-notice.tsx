import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Notice } from '../../../primitives/notice.tsx'

export interface ModerationNoticeProps {
  post: Pick<Post, 'moderationStatus' | 'moderationReason' | 'host'>
}

/** Why a post is seen by the organization only, while a moderator has not approved its link. */
export function ModerationNotice({ post }: ModerationNoticeProps) {
  const { t } = useTranslation('posts')
  const { moderationStatus: status, moderationReason: reason, host } = post
  if (status === 'approved') return null
  return (
    <Notice tone={status === 'pending' ? 'warn' : 'danger'} title={t(`moderation.${status}`)}>
      <p>{t(`moderation.${status}Text`, { host })}</p>
      {reason !== null && <p className="mt-1">{t('moderation.reason', { reason })}</p>}
    </Notice>
  )
}
