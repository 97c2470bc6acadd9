import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '@fanfare/contract/data/audit.ts'
import { DateText } from '../../../i18n/date-text.tsx'
import { AuditChanges } from './audit-changes.tsx'

export interface AuditRowProps {
  entry: AuditEntry
}

/** Who did what, when, and what it changed. */
export function AuditRow({ entry }: AuditRowProps) {
  const { t } = useTranslation(['settings', 'common'])
  const { action, actor, subject, createdAt } = entry
  return (
    <li className="flex flex-col gap-1.5 px-5 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          <span className="font-medium">{t(`audit.${action}`)}</span>
          {subject !== null && <span>: {subject}</span>}
        </p>
        <p className="text-sm text-muted">
          {actor?.name ?? t('common:state.formerMember')}
          {' · '}
          <DateText iso={createdAt} />
        </p>
      </div>
      <AuditChanges before={entry.before} after={entry.after} />
    </li>
  )
}
