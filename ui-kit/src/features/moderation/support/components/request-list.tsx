import { useQuery } from '@tanstack/react-query'
import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SUPPORT_STATUSES } from '@fanfare/contract/moderation/rules/support.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { supportRequestsQuery } from '../api/support-queries.ts'
import { readSupportFilter } from '../hooks/support-filter.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { RequestRow } from './request-row.tsx'

const CHOICES = ['open', 'closed', 'all'] as const

/** The support requests by status, newest first. */
export function RequestList() {
  const { t } = useTranslation('support')
  const { filter, page, asOf, hrefFor, setFilter } = useListUrl(readSupportFilter)
  const [parameters] = useSearchParams()
  const { status = 'open', request: selected } = filter
  const wanted = SUPPORT_STATUSES.find((known) => known === status)
  const hrefOf = (id: string) => `?${new URLSearchParams({ ...Object.fromEntries(parameters), request: id })}`
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('admin.status')}
        value={status}
        onChange={(next) => setFilter({ status: next === 'open' ? undefined : next })}
        options={CHOICES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <PagedList
        query={useQuery(supportRequestsQuery({ page, asOf, ...(wanted && { status: wanted }) }))}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ requests }) => requests}
        label={t('admin.title')}
        skeleton={<ListSkeleton />}
        failedTitle={t('admin.failed')}
        empty={<EmptyState icon={<LifeBuoy />} title={t('admin.empty')} description={t('admin.emptyText')} />}
        renderSummary={({ pagination }) => (
          <p className="text-sm text-muted">{t('admin.count', { count: pagination.total })}</p>
        )}
      >
        {(request) => (
          <RequestRow
            key={request.id}
            request={request}
            href={hrefOf(request.id)}
            selected={request.id === selected}
          />
        )}
      </PagedList>
    </div>
  )
}
