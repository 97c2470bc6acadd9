import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { ListPager } from '../../../routing/list-pager.tsx'
import { auditQuery } from '../api/audit-queries.ts'
import { RowsSkeleton } from '../components/rows-skeleton.tsx'
import { AuditRow } from './audit-row.tsx'
import { useAuditPage } from './use-audit-page.ts'

export interface AuditLogProps {
  organizationId: string
}

/** A page of the log, with all that can happen on the way. */
export function AuditLog({ organizationId }: AuditLogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const errorText = useErrorText()
  const { page, hrefFor } = useAuditPage()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(auditQuery(organizationId, page))
  if (isPending) {
    return (
      <Card>
        <RowsSkeleton />
      </Card>
    )
  }
  if (!data) {
    return (
      <Card>
        <ErrorState
          title={t('audit.failed')}
          description={errorText(error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void refetch()}
        />
      </Card>
    )
  }
  const { entries, pagination } = data
  if (page > pagination.totalPages) return <Navigate to={hrefFor(pagination.totalPages)} replace />
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState icon={<History />} title={t('audit.empty')} description={t('audit.emptyText')} />
      </Card>
    )
  }
  return (
    <div aria-busy={isPlaceholderData} className="flex flex-col gap-5">
      <Card padded={false}>
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      </Card>
      <ListPager pagination={pagination} hrefFor={hrefFor} />
    </div>
  )
}
