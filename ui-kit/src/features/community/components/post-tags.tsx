import { useTranslation } from 'react-i18next'
import { ShieldAlert } from 'lucide-react'
import type { PublicPost } from '@fanfare/contract/data/post.ts'
import { TAGS_SHOWN } from '@fanfare/contract/rules/limits.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { TagChip } from '../../../primitives/tag-chip.tsx'

export interface PostTagsProps {
  post: Pick<PublicPost, 'isSensitive' | 'tags'>
  /** How many tags are shown. */
  max?: number
}

/** The sensitive badge and the first tags of a post. */
export function PostTags({ post, max = TAGS_SHOWN }: PostTagsProps) {
  const { t } = useTranslation('community')
  if (!post.isSensitive && post.tags.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {post.isSensitive && (
        <Badge tone="warn" icon={<ShieldAlert aria-hidden />}>
          {t('sensitive.badge')}
        </Badge>
      )}
      {post.tags.slice(0, max).map(({ id, name }) => (
        <TagChip key={id} name={name} />
      ))}
    </div>
  )
}
