import { useTranslation } from 'react-i18next'
import type { ReportEvent } from '@fanfare/contract/moderation/data/report.ts'
import { DateText } from '../../../../../i18n/date-text.tsx'

export interface ReportHistoryProps {
  events: readonly ReportEvent[]
}

/** The resolutions and reopenings of a report, oldest first, each with its administrator and the response. */
export function ReportHistory({ events }: ReportHistoryProps) {
  const { t } = useTranslation(['reports', 'common'])
  if (events.length === 0) return null
  return (
    <ol aria-label={t('admin.history')} className="flex flex-col gap-2 rounded-md bg-sunken px-3.5 py-3">
      {events.map(({ id, action, actor, at, response }) => (
        <li key={id}>
          <p className="flex flex-wrap gap-x-2 text-sm text-muted">
            <span className="text-ink">
              {t(`admin.event.${action}`, { name: actor?.name ?? t('common:state.formerMember') })}
            </span>
            <DateText iso={at} />
          </p>
          {response !== null && (
            <p className="break-words whitespace-pre-line">
              <span className="sr-only">{t('admin.response')}: </span>
              {response}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
