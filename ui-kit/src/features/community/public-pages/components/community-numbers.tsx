import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { communityStatisticsQuery } from '../../community/api/community-queries.ts'

const STATISTICS = ['organizations', 'posts', 'people', 'tags'] as const

/** How large the community is, in one line. A count that is null or could not be loaded is left out. */
export function CommunityNumbers() {
  const { t } = useTranslation('public-pages')
  const format = useFormatNumber()
  const { data, isPending } = useQuery(communityStatisticsQuery())
  if (isPending) return <NumbersSkeleton />
  const known = STATISTICS.flatMap((name) => {
    const count = data?.[name] ?? null
    return count === null ? [] : [{ name, count }]
  })
  if (known.length === 0) return null
  return (
    <ul aria-label={t('landing.numbers')} className="flex flex-wrap gap-x-5 text-lg">
      {known.map(({ name, count }) => (
        <li key={name}>
          <span className="font-semibold tabular-nums">{format(count)}</span>{' '}
          <span className="text-sm text-muted">{t(`statistics.${name}`, { count })}</span>
        </li>
      ))}
    </ul>
  )
}

/** As high as one row of numbers. Which ones there will be is not known yet. */
function NumbersSkeleton() {
  return <Skeleton className="h-[1lh] w-64 text-lg" />
}
