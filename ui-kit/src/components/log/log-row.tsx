import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/languages.ts'
import { daysUntil, relativeDay } from '../../i18n/relative-dates.ts'
import type { DescribedEntry, EntryGroup } from './repeated-entries.ts'

const LINE = 'flex flex-wrap items-baseline gap-x-6'
/** The signature is beside it where there is space, and below it on a phone. */
const WIDE = 'min-w-0 flex-1 basis-60'
const BOX = 'px-4 py-2 sm:px-5'

/** An entry of a log: what was done, to what, by whom and when, with the values before and after. */
export function LogRow({ entries, startsDay }: Omit<EntryGroup, 'id'>) {
  const [entry, ...repeated] = entries
  return (
    <li>
      {startsDay && <Day iso={entry.iso} />}
      {repeated.length > 0 ? (
        <Repeated entries={entries} />
      ) : (
        <div className={BOX}>
          <div className={LINE}>
            <span className={`${WIDE} break-words`}>
              <Sentence {...entry} />
            </span>
            <Signature {...entry} />
          </div>
          {entry.changes}
        </div>
      )}
    </li>
  )
}

/** How often a person repeated an action, and to what; each entry is shown on request. */
function Repeated({ entries }: Pick<EntryGroup, 'entries'>) {
  const { t } = useTranslation()
  const count = entries.length
  // An action that is repeated on the same thing is not one on several things.
  const isOnSeveral = new Set(entries.map(({ targetId }) => targetId)).size === count
  const [{ action, actionOn }] = entries
  const names = new Intl.ListFormat(useLanguage(), { type: 'unit' })
  const subjects = new Set(entries.map(({ subject }) => subject).filter((subject) => subject !== null))
  return (
    <details>
      <summary className={`${BOX} flex cursor-pointer gap-2 rounded-lg hover:bg-sunken`}>
        <ChevronDown aria-hidden className="mt-1 size-3.5 shrink-0 text-muted" />
        <span className={`${LINE} min-w-0 flex-1`}>
          <span className={WIDE}>
            <span className="line-clamp-2 break-words">
              <Sentence
                action={(isOnSeveral && actionOn?.(count)) || `${action} ${t('log.times', { count })}`}
                subject={names.format(subjects)}
              />
            </span>
          </span>
          <Signature {...entries[0]} />
        </span>
      </summary>
      <ol className="divide-y divide-line rounded-lg bg-sunken">
        {entries.map((entry) => (
          <li key={entry.id} className={BOX}>
            <div className={LINE}>
              <span className={`${WIDE} break-words`}>{entry.subject || entry.action}</span>
              <Time iso={entry.iso} />
            </div>
            {entry.changes}
          </li>
        ))}
      </ol>
    </details>
  )
}

function Sentence({ action, subject }: Pick<DescribedEntry, 'action' | 'subject'>) {
  return (
    <>
      <span className="font-medium">{action}</span>
      {subject && <span>: {subject}</span>}
    </>
  )
}

function Signature({ actor, iso }: Pick<DescribedEntry, 'actor' | 'iso'>) {
  const { t } = useTranslation()
  return (
    <span className="min-w-0 text-sm break-words text-muted">
      {actor ?? t('state.formerMember')}
      {' · '}
      <Time iso={iso} />
    </span>
  )
}

function Time({ iso }: { iso: string }) {
  const language = useLanguage()
  return (
    <time dateTime={iso} title={formatDate(iso, language)} className="text-sm text-muted">
      {formatDate(iso, language, 'time')}
    </time>
  )
}

function Day({ iso }: { iso: string }) {
  const language = useLanguage()
  const days = daysUntil(iso)
  return (
    <h2 className="px-4 pt-3 text-sm font-medium text-muted first-letter:uppercase sm:px-5">
      {days < -1 ? formatDate(iso, language, 'day') : relativeDay(days, language)}
    </h2>
  )
}
