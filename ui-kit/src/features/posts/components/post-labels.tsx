import { CircleX, Globe, Lock, ShieldAlert, ShieldQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { TagChip } from '../../../primitives/tag-chip.tsx'

export interface PostLabelsProps {
  post: Post
  /** How many tags are shown; the rest becomes a number. */
  max?: number
}

/** The state of a post and its tags. */
export function PostLabels({ post, max = Infinity }: PostLabelsProps) {
  const { t } = useTranslation('posts')
  const rest = post.tags.length - max
  return (
    <div className="flex flex-wrap gap-1.5">
      <VisibilityBadge post={post} />
      {post.isSensitive && (
        <Badge tone="warn" icon={<ShieldAlert aria-hidden />}>
          {t('state.sensitive')}
        </Badge>
      )}
      {post.tags.slice(0, max).map(({ id, name }) => (
        <TagChip key={id} name={name} />
      ))}
      {rest > 0 && <Badge tone="neutral">+{rest}</Badge>}
    </div>
  )
}

/** Who can see a post now: moderation overrides the author's choice. */
function VisibilityBadge({ post }: { post: Post }) {
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
