import { useTranslation } from 'react-i18next'
import { ShieldAlert } from 'lucide-react'
import type { Mood } from '@fanfare/contract/posts/data/mood.ts'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'
import { TAGS_SHOWN } from '@fanfare/contract/core/rules/limits.ts'
import { MoodLabel } from '../../../../components/moods/mood-label.tsx'
import { Badge } from '../../../../primitives/badge.tsx'
import { TagChip } from '../../../../primitives/tag-chip.tsx'

export interface PostTagsProps {
  /** The path of the list that a tag filters. */
  listPath: string
  post: Pick<PublicPost, 'isSensitive' | 'tags'>
  mood?: Mood | null
  /** How many tags are shown. */
  max?: number
}

/** The sensitive badge, the mood and the first tags of a post. */
export function PostTags({ listPath, post, mood = null, max = TAGS_SHOWN }: PostTagsProps) {
  const { t } = useTranslation('community')
  if (!post.isSensitive && mood === null && post.tags.length === 0) return null
  return (
    <div className="flex flex-wrap gap-1.5">
      {post.isSensitive && (
        <Badge tone="warn" icon={<ShieldAlert aria-hidden />}>
          {t('sensitive.badge')}
        </Badge>
      )}
      {mood && <MoodLabel mood={mood} />}
      {post.tags.slice(0, max).map(({ id, name }) => (
        <TagChip key={id} name={name} to={`${listPath}?${new URLSearchParams({ tags: name })}`} />
      ))}
    </div>
  )
}
