import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { DateText } from '../../../i18n/date-text.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { auditSubject } from './audit-subject.ts'

export interface AuditRowProps {
  entry: AuditEntry
}

/** Who did what, when, and what it changed. */
export function AuditRow({ entry }: AuditRowProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { action, actor, createdAt } = entry
  const subject = auditSubject(entry)
  return (
    <li className="grid gap-x-4 gap-y-1.5 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <p className="min-w-0 break-words">
        <span className="font-medium">{t(`audit.${action}`)}</span>
        {subject !== null && <span>: {subject}</span>}
      </p>
      <p className="min-w-0 text-sm break-words text-muted sm:max-w-72 sm:text-end">
        {actor?.name ?? t('common:state.formerMember')}
        {' · '}
        <span className="whitespace-nowrap">
          <DateText iso={createdAt} />
        </span>
      </p>
      <AuditChanges before={entry.before} after={entry.after} />
    </li>
  )
}
