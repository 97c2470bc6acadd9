import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useSelectedRows } from '../../../../components/selection/use-selected-rows.ts'
import { useHiddenTargets, withoutHidden } from '../../../../components/undo/pending-actions.ts'
import { noFilter, useListUrl } from '../../../../components/use-list-url.ts'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { queueQuery } from '../api/moderation-queries.ts'
import { useQueueKeys } from '../hooks/use-queue-keys.ts'
import { BulkBar } from './bulk-bar.tsx'
import { QueueHints } from './queue-hints.tsx'
import { QueueRow } from './queue-row.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueStats } from './queue-stats.tsx'

/** The posts that wait for a moderator, oldest first. */
export function Queue() {
  const { t } = useTranslation('moderation')
  const { page, hrefFor } = useListUrl(noFilter)
  const query = useQuery(queueQuery(page))
  const hidden = useHiddenTargets()
  const ids = useMemo(
    () => withoutHidden(query.data?.posts ?? [], hidden).map(({ id }) => id),
    [query.data, hidden],
  )
  const currentId = useQueueKeys(ids)
  const { selected, selectAll, selectionOf } = useSelectedRows(ids)
  return (
    <div className="flex flex-col gap-4">
      {query.data !== undefined && <QueueStats stats={query.data.stats} />}
      {ids.length > 0 && <BulkBar selected={selected} total={ids.length} onSelectAll={selectAll} />}
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('list')}
        rowsOf={({ posts }) => posts}
        skeleton={<QueueSkeleton />}
        failedTitle={t('failed')}
        empty={<EmptyState icon={<CircleCheck />} title={t('empty.title')} description={t('empty.text')} />}
      >
        {(post) => (
          <QueueRow key={post.id} post={post} isCurrent={post.id === currentId} {...selectionOf(post.id)} />
        )}
      </PagedList>
      {ids.length > 0 && <QueueHints />}
    </div>
  )
}
