import { clsx } from 'clsx'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'
import { DateText } from '../../../../i18n/date-text.tsx'
import { isAhead } from '../timeline-lanes.ts'

export interface TimelineListProps {
  entries: readonly TimelineEntry[]
  now: number
}

/** The moments of a post with their dates, in order; those ahead are marked. */
export function TimelineList({ entries, now }: TimelineListProps) {
  const { t } = useTranslation('timeline')
  return (
    <ol className="flex flex-col gap-2.5">
      {entries.map((entry) => {
        const ahead = isAhead(entry, now)
        return (
          <li key={entry.moment} className="flex items-start gap-2.5">
            <span aria-hidden className="mt-1.5 shrink-0 text-muted">
              <svg viewBox="0 0 8 8" className="size-2">
                <circle cx={4} cy={4} r={3.5} stroke="currentColor" fill={ahead ? 'none' : 'currentColor'} />
              </svg>
            </span>
            <div className="min-w-0">
              <p className={clsx(!ahead && 'font-medium')}>{labelOf(t, entry, ahead)}</p>
              <p className="text-sm text-muted tabular-nums">
                <DateText iso={entry.at} />
              </p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function labelOf(t: TFunction<'timeline'>, { moment, reached }: TimelineEntry, ahead: boolean): string {
  if (moment === 'start') return t(ahead ? 'moments.starts' : 'moments.started')
  if (moment === 'end') return t(ahead ? 'moments.ends' : 'moments.ended')
  if (moment === 'reminded' && reached === undefined) return t('moments.reminds')
  return t(`moments.${moment}`, { number: reached?.count, of: reached?.of })
}
