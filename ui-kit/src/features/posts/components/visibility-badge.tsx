import { CircleX, Globe, Lock, ShieldQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Badge } from '../../../primitives/badge.tsx'

export interface VisibilityBadgeProps {
  post: Pick<Post, 'isPublic' | 'moderationStatus'>
}

/** Who can see a post now: a moderator's word comes before the author's wish. */
export function VisibilityBadge({ post }: VisibilityBadgeProps) {
  const { t } = useTranslation('posts')
  if (post.moderationStatus === 'pending')
    return (
      <Badge tone="warn" icon={<ShieldQuestion aria-hidden />}>
        {t('state.pending')}
      </Badge>
    )
  if (post.moderationStatus === 'rejected')
    return (
      <Badge tone="danger" icon={<CircleX aria-hidden />}>
        {t('state.rejected')}
      </Badge>
    )
  return post.isPublic ? (
    <Badge tone="accent" icon={<Globe aria-hidden />}>
      {t('state.public')}
    </Badge>
  ) : (
    <Badge tone="neutral" icon={<Lock aria-hidden />}>
      {t('state.private')}
    </Badge>
  )
}
