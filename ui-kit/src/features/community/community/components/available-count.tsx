import { useTranslation } from 'react-i18next'
import type { PublicPost } from '@fanfare/contract/posts/data/post.ts'

export interface AvailableCountProps {
  post: Pick<PublicPost, 'availableCount' | 'commentsCount'>
}

/** How many of the suggestions of a post are available. */
export function AvailableCount({ post: { availableCount, commentsCount } }: AvailableCountProps) {
  const { t } = useTranslation('community')
  if (commentsCount === 0) return t('noSuggestions')
  return t('availableCount', { count: availableCount, total: commentsCount })
}
