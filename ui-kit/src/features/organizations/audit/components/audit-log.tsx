import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction } from '@fanfare/contract/organizations/data/audit.ts'
import { readLogFilter, toLogFilter } from '../../../../components/log/log-filter.ts'
import { LogList } from '../../../../components/log/log-list.tsx'
import { MemberSelect } from '../../../../components/member-select.tsx'
import { useListUrl } from '../../../../components/use-list-url.ts'
import { Field } from '../../../../primitives/field.tsx'
import { auditQuery } from '../../settings/api/audit-queries.ts'
import { AuditChanges } from './audit-changes.tsx'
import { auditActor, auditChanges, auditSubject } from './audit-entry.ts'

export interface AuditLogProps {
  organizationId: string
}

type DomainAction = Extract<AuditAction, `domain.${string}` | `join.${string}`>

const isOfDomains = (action: AuditAction): action is DomainAction => /^(?:domain|join)\./.test(action)

const readFilter = readLogFilter(AUDIT_ACTIONS)

/** The audit entries, newest first, with their filters. */
export default function AuditLog({ organizationId }: AuditLogProps) {
  const { t } = useTranslation(['audit', 'settings', 'domains'])
  const labelOf = (action: AuditAction) => (isOfDomains(action) ? t(`domains:audit.${action}`) : t(action))
  const url = useListUrl(readFilter)
  const { filter, page, asOf, setFilter } = url
  return (
    <LogList
      url={url}
      query={useQuery(auditQuery(organizationId, { ...toLogFilter(filter), page, asOf }))}
      actions={AUDIT_ACTIONS.map((value) => ({ value, label: labelOf(value) }))}
      person={
        <Field label={t('person')}>
          <MemberSelect
            organizationId={organizationId}
            label={t('person')}
            value={filter.actor}
            onChange={(member) => setFilter({ actor: member?.id })}
            noneLabel={t('allPeople')}
          />
        </Field>
      }
      label={t('settings:menu.audit')}
      failedTitle={t('failed')}
      empty={[t('empty'), t('emptyText')]}
      nothing={t('nothing')}
      describe={(entry) => ({
        action: labelOf(entry.action),
        subject: auditSubject(entry),
        actor: auditActor(entry),
        changes: <AuditChanges {...auditChanges(entry)} />,
      })}
    />
  )
}
