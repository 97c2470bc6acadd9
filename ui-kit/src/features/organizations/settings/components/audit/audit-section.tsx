import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { noFilter, useListUrl } from '../../../../../components/use-list-url.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { Notice } from '../../../../../primitives/notice.tsx'
import { auditQuery } from '../../api/audit-queries.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { SectionHead, type SectionProps } from '../section-head.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { auditActor, auditChanges, auditSubject } from './audit-entry.ts'

/** The audit log, for owners and admins. */
export function AuditSection({ organization }: SectionProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <SectionHead title={t('menu.audit')} description={t('audit.text')} />
      {organization.can.readAudit ? (
        <AuditLog organizationId={organization.id} />
      ) : (
        <Notice tone="info">{t('audit.leadersOnly')}</Notice>
      )}
    </>
  )
}

interface AuditLogProps {
  organizationId: string
}

/** The audit entries, newest first. */
function AuditLog({ organizationId }: AuditLogProps) {
  const { t } = useTranslation('settings')
  const { page, asOf, hrefFor } = useListUrl(noFilter)
  return (
    <PagedList
      as="ol"
      query={useQuery(auditQuery(organizationId, { page, asOf }))}
      page={page}
      hrefFor={hrefFor}
      rowsOf={({ entries }) => entries}
      skeleton={
        <Card>
          <RowsSkeleton />
        </Card>
      }
      failedTitle={t('audit.failed')}
      empty={<EmptyState icon={<History />} title={t('audit.empty')} description={t('audit.emptyText')} />}
    >
      {(entry) => <AuditRow key={entry.id} entry={entry} />}
    </PagedList>
  )
}

interface AuditRowProps {
  entry: AuditEntry
}

/** An audit entry: who did what, when, and what it changed. */
function AuditRow({ entry }: AuditRowProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { action, createdAt } = entry
  const subject = auditSubject(entry)
  return (
    <li className="flex flex-col gap-1 px-5 py-3.5">
      <p className="break-words">
        <span className="font-medium">{t(`audit.${action}`)}</span>
        {subject !== null && <span>: {subject}</span>}
      </p>
      <p className="text-sm break-words text-muted">
        {auditActor(entry) ?? t('common:state.formerMember')}
        {' · '}
        <DateText iso={createdAt} />
      </p>
      <AuditChanges {...auditChanges(entry)} />
    </li>
  )
}
