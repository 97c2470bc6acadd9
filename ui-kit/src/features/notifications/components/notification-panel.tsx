import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { BellOff, CheckCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NotificationList } from '@fanfare/contract/notifications/data/notification.ts'
import { QueryState } from '../../../components/query-state.tsx'
import { useToastAction } from '../../../components/use-toast-action.ts'
import { Button } from '../../../primitives/button.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { useMarkReadUntil } from '../api/notification-queries.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'

export interface NotificationPanelProps {
  query: Pick<
    UseInfiniteQueryResult<InfiniteData<NotificationList>>,
    'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  unread: number
  onClose: () => void
}

/** The list behind the bell. */
export default function NotificationPanel({ query, unread, onClose }: NotificationPanelProps) {
  const { t } = useTranslation('notifications')
  const newest = query.data?.pages[0]?.notifications[0]
  return (
    <section className="flex w-[min(24rem,calc(100vw-3rem))] flex-col gap-2">
      <header className="flex min-h-8 items-center justify-between gap-3 ps-1">
        <h2 className="font-semibold">{t('title')}</h2>
        {unread > 0 && newest !== undefined && <ReadAll until={newest.at} />}
      </header>
      {/* Lower than the window, so that the panel fits below the bell. */}
      <div className="-mb-3 flex max-h-[min(32rem,70dvh)] flex-col gap-2 overflow-y-auto">
        <QueryState
          query={query}
          skeleton={<NotificationsSkeleton />}
          failedTitle={t('failed')}
          isEmpty={({ pages }) => pages[0]?.notifications.length === 0}
          empty={<EmptyState icon={<BellOff />} title={t('empty')} description={t('emptyText')} />}
        >
          {({ pages }) => (
            <>
              <ul aria-label={t('title')} className="flex flex-col">
                {pages
                  .flatMap(({ notifications }) => notifications)
                  .map((each) => (
                    <NotificationRow key={each.id} notification={each} onOpen={onClose} />
                  ))}
              </ul>
              {query.hasNextPage && (
                <Button
                  size="sm"
                  className="self-center"
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('showMore')}
                </Button>
              )}
            </>
          )}
        </QueryState>
      </div>
    </section>
  )
}

function ReadAll({ until }: { until: string }) {
  const { t } = useTranslation('notifications')
  const { mutateAsync } = useMarkReadUntil()
  const action = useToastAction({
    action: () => mutateAsync(until),
    done: t('allRead'),
    failed: t('readFailed'),
  })
  return (
    <Button variant="ghost" size="sm" icon={<CheckCheck aria-hidden />} onClick={action}>
      {t('readAll')}
    </Button>
  )
}
