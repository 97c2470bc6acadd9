import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/languages.ts'
import { daysUntil, relativeDay } from '../../i18n/relative-dates.ts'

export interface LogRowProps {
  action: string
  /** What it was about; empty when it was about nothing that has a name. */
  subject: string | null
  /** Null when the account has been deleted. */
  actor: string | null
  iso: string
  changes: ReactNode
  /** Whether it is the first of its day, which is then named above it. */
  startsDay: boolean
}

/** An entry of a log: what was done, to what, by whom and when, with the values before and after. */
export function LogRow({ action, subject, actor, iso, changes, startsDay }: LogRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <li>
      {startsDay && <Day iso={iso} />}
      <div className="flex flex-col gap-1 px-4 py-3 sm:px-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="min-w-0 break-words">
            <span className="font-medium">{action}</span>
            {subject && <span>: {subject}</span>}
          </p>
          <p className="min-w-0 text-sm break-words text-muted">
            {actor ?? t('state.formerMember')}
            {' · '}
            <time dateTime={iso} title={formatDate(iso, language)}>
              {formatDate(iso, language, 'time')}
            </time>
          </p>
        </div>
        {changes}
      </div>
    </li>
  )
}

function Day({ iso }: { iso: string }) {
  const language = useLanguage()
  const days = daysUntil(iso)
  return (
    <h2 className="border-b border-line bg-sunken px-4 py-1.5 text-sm font-medium text-muted first-letter:uppercase sm:px-5">
      {days < -1 ? formatDate(iso, language, 'day') : relativeDay(days, language)}
    </h2>
  )
}
