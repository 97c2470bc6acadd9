import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditEntry } from '@fanfare/contract/organizations/data/audit.ts'
import { readLogFilter, toLogFilter } from '../../../../../components/log/log-filter.ts'
import { LogFilters } from '../../../../../components/log/log-filters.tsx'
import { MemberSelect } from '../../../../../components/member-select.tsx'
import { PagedList } from '../../../../../components/paged-list.tsx'
import { useListUrl } from '../../../../../components/use-list-url.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'
import { Button } from '../../../../../primitives/button.tsx'
import { Card } from '../../../../../primitives/card.tsx'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { Field } from '../../../../../primitives/field.tsx'
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

const readFilter = readLogFilter(AUDIT_ACTIONS)

/** The audit entries, newest first, with their filters. */
function AuditLog({ organizationId }: AuditLogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { filter, page, asOf, isFiltered, setFilter, clearFilter, hrefFor } = useListUrl(readFilter)
  const query = useQuery(auditQuery(organizationId, { ...toLogFilter(filter), page, asOf }))
  return (
    <div className="flex flex-col gap-4">
      <LogFilters
        filter={filter}
        onChange={setFilter}
        actions={AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.${value}`) }))}
      >
        <Field label={t('audit.person')}>
          <MemberSelect
            organizationId={organizationId}
            label={t('audit.person')}
            value={filter.actor}
            onChange={(member) => setFilter({ actor: member?.id })}
            noneLabel={t('audit.allPeople')}
          />
        </Field>
      </LogFilters>
      <PagedList
        as="ol"
        query={query}
        page={page}
        hrefFor={hrefFor}
        label={t('menu.audit')}
        rowsOf={({ entries }) => entries}
        skeleton={
          <Card>
            <RowsSkeleton />
          </Card>
        }
        failedTitle={t('audit.failed')}
        empty={
          <EmptyState
            icon={<History />}
            title={t(isFiltered ? 'audit.nothing' : 'audit.empty')}
            description={t(isFiltered ? 'common:log.nothingText' : 'audit.emptyText')}
            action={isFiltered ? <Button onClick={clearFilter}>{t('common:log.clear')}</Button> : undefined}
          />
        }
      >
        {(entry) => <AuditRow key={entry.id} entry={entry} />}
      </PagedList>
    </div>
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
