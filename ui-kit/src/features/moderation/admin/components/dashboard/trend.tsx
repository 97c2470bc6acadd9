import { useTranslation } from 'react-i18next'
import type { AdminTotal } from '@fanfare/contract/moderation/data/administration.ts'
import { formatDate } from '../../../../../i18n/dates.ts'
import { useLanguage } from '../../../../../i18n/languages.ts'

const WEEK_MS = 7 * 86_400_000
const HEIGHT = 28
const BAR = 6
const STEP = 9

export interface TrendProps {
  total: AdminTotal
  /** The Monday of the first week, in UTC. */
  from: string
  counts: readonly number[]
}

/** What was new in each of the last weeks: bars for the eye, a sentence, and a table for screen readers. */
export function Trend({ total, from, counts }: TrendProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const kind = total === 'postsPendingModeration' ? 'reviewed' : 'new'
  const sum = counts.reduce((all, count) => all + count, 0)
  const weekOf = (at: number) =>
    formatDate(new Date(Date.parse(from) + at * WEEK_MS).toISOString(), language, 'day', 'UTC')
  return (
    <>
      <Bars counts={counts} titleOf={(at) => `${weekOf(at)}: ${counts[at]}`} />
      <p className="text-sm text-muted max-sm:min-h-9">{t(`dashboard.trend.${kind}`, { count: sum })}</p>
      {/* A table does not keep to one pixel, so it would widen a narrow page. */}
      <div className="sr-only">
        <table>
          <caption>{t(`dashboard.trend.${kind}Table`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.trend.week')}</th>
              <th scope="col">{t('dashboard.trend.count')}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, at) => (
              <tr key={weekOf(at)}>
                <th scope="row">{weekOf(at)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface BarsProps {
  counts: readonly number[]
  titleOf: (at: number) => string
}

function Bars({ counts, titleOf }: BarsProps) {
  const most = Math.max(...counts, 1)
  const width = counts.length * STEP - (STEP - BAR)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-7 w-full text-accent"
    >
      {counts.map((count, at) => {
        // A week without anything new keeps a line, so that the weeks can be counted.
        const height = count === 0 ? 1 : Math.max(2, (count / most) * HEIGHT)
        return (
          <rect
            key={titleOf(at)}
            x={at * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            fill="currentColor"
            opacity={count === 0 ? 0.35 : 1}
          >
            <title>{titleOf(at)}</title>
          </rect>
        )
      })}
    </svg>
  )
}
