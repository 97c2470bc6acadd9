import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/data/post.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { TagChip } from '../../../primitives/tag-chip.tsx'
import { VisibilityBadge } from './visibility-badge.tsx'

export interface PostLabelsProps {
  post: Post
  /** How many tags at the most; the rest is a number. */
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
