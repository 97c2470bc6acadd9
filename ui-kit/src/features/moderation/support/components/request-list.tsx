import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { SupportStatus } from '@fanfare/contract/moderation/rules/support.ts'
import { PagedList } from '../../../../components/paged-list.tsx'
import { Button } from '../../../../primitives/button.tsx'
import { EmptyState } from '../../../../primitives/empty-state.tsx'
import { Segmented } from '../../../../primitives/segmented.tsx'
import { useListedRequests } from '../hooks/use-listed-requests.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { RequestRow } from './request-row.tsx'

const CHOICES = ['open', 'closed', 'all'] as const

/** The support requests by status, newest first. */
export function RequestList() {
  const { t } = useTranslation('support')
  const { query, filter, wanted, page, hrefFor, setFilter } = useListedRequests()
  const [parameters] = useSearchParams()
  const { status = 'open', request: selected } = filter
  const hrefOf = (id: string) => `?${new URLSearchParams({ ...Object.fromEntries(parameters), request: id })}`
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Segmented
          label={t('admin.status')}
          value={status}
          onChange={(next) => setFilter({ status: next === 'open' ? undefined : next })}
          options={CHOICES.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
      </div>
      <PagedList
        query={query}
        page={page}
        hrefFor={hrefFor}
        rowsOf={({ requests }) => requests}
        label={t('admin.title')}
        skeleton={<ListSkeleton />}
        failedTitle={t('admin.failed')}
        empty={<NoRequests status={wanted} onShowAll={() => setFilter({ status: 'all' })} />}
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

interface NoRequestsProps {
  /** The status that none has; undefined when there are none at all. */
  status: SupportStatus | undefined
  onShowAll: () => void
}

function NoRequests({ status, onShowAll }: NoRequestsProps) {
  const { t } = useTranslation('support')
  const isOpen = status === 'open'
  return (
    <EmptyState
      icon={<LifeBuoy />}
      title={t(isOpen ? 'admin.emptyOpen' : 'admin.empty')}
      description={t(isOpen ? 'admin.emptyOpenText' : 'admin.emptyText')}
      action={status && <Button onClick={onShowAll}>{t('admin.showAll')}</Button>}
    />
  )
}
