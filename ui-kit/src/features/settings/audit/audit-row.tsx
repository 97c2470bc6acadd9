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
    <li className="flex flex-col gap-1 px-5 py-3.5">
      <p className="break-words">
        <span className="font-medium">{t(`audit.${action}`)}</span>
        {subject !== null && <span>: {subject}</span>}
      </p>
      <p className="text-sm break-words text-muted">
        {actor?.name ?? t('common:state.formerMember')}
        {' · '}
        <DateText iso={createdAt} />
      </p>
      <AuditChanges before={entry.before} after={entry.after} />
    </li>
  )
}
