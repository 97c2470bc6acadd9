import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Post } from '@fanfare/contract/posts/data/post.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { scheduledSharesQuery } from '../../api/message-queries.ts'
import { ScheduledShareRow } from './scheduled-share-row.tsx'

export interface ScheduledSharesProps {
  post: Pick<Post, 'id' | 'organizationId' | 'startsAt'>
}

/** The shares that wait for the start of a post, or could not be sent then; nothing without any. */
export function ScheduledShares({ post }: ScheduledSharesProps) {
  const { t } = useTranslation('slack-details')
  const { page, hrefFor } = useListUrl(noFilter, 'scheduled')
  const query = useQuery(scheduledSharesQuery(post.organizationId, post.id, page))
  const isExpected = post.startsAt !== null || query.isError
  if (query.data === undefined ? !isExpected : query.data.pagination.total === 0) return null
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-medium">{t('scheduled.title')}</h3>
      <PagedList
        frame="none"
        label={t('scheduled.title')}
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ shares }) => shares}
        skeleton={<Skeleton className="h-12 w-full" />}
        failedTitle={t('scheduled.failed')}
        empty={null}
      >
        {(share) => <ScheduledShareRow key={share.id} post={post} share={share} />}
      </PagedList>
    </section>
  )
}
