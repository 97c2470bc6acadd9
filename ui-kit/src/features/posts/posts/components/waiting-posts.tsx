import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../../primitives/text-link.tsx'
import { waitingPostsQuery } from '../api/post-queries.ts'
import { postPath } from '../post-paths.ts'

export interface WaitingPostsProps {
  organizationId: string
}

/** How many posts the member could still copy from, linked to the newest. Renders nothing when there is none. */
export function WaitingPosts({ organizationId }: WaitingPostsProps) {
  const { t } = useTranslation('posts')
  const { data } = useQuery(waitingPostsQuery(organizationId))
  const newest = data?.postIds[0]
  if (newest === undefined) return null
  return <TextLink to={postPath(newest)}>{t('waiting.count', { count: data?.postIds.length })}</TextLink>
}
