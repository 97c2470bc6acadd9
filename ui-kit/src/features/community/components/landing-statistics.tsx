import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/languages.ts'
import { communityStatisticsQuery } from '../api/community-queries.ts'

const NAMES = ['organizations', 'posts', 'people', 'tags'] as const

/** The community in numbers. A number that says nothing yet is not shown, and neither is one that cannot be had. */
export function LandingStatistics() {
  const { t } = useTranslation('community')
  const language = useLanguage()
  const { data } = useQuery(communityStatisticsQuery())
  const known = NAMES.flatMap((name) => {
    const count = data?.[name] ?? null
    return count === null ? [] : [{ name, count }]
  })
  if (known.length === 0) return null
  return (
    <dl aria-label={t('landing.numbers')} className="flex flex-wrap gap-x-10 gap-y-4">
      {known.map(({ name, count }) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{t(`statistics.${name}`, { count })}</dt>
          <dd className="font-display text-2xl font-semibold tracking-[-0.03em] tabular-nums">
            {count.toLocaleString(language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
