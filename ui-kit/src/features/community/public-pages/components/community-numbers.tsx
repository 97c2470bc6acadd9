import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormatNumber } from '../../../../i18n/numbers.ts'
import { Skeleton } from '../../../../primitives/skeleton.tsx'
import { communityStatisticsQuery } from '../../community/api/community-queries.ts'

const STATISTICS = ['organizations', 'posts', 'people', 'tags'] as const

/** How large the community is. A count that is null or could not be loaded is left out. */
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
    <dl
      aria-label={t('landing.numbers')}
      className="flex flex-wrap gap-px overflow-hidden rounded-xl border border-line bg-line"
    >
      {known.map(({ name, count }) => (
        <div key={name} className="flex flex-1 basis-40 flex-col-reverse justify-end gap-1 bg-surface p-5">
          <dt className="text-sm text-muted">{t(`statistics.${name}`, { count })}</dt>
          <dd className="font-display text-3xl font-semibold tracking-[-0.03em] tabular-nums">
            {format(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As high as one row of numbers. Which ones there will be is not known yet. */
function NumbersSkeleton() {
  return <Skeleton className="h-24 w-full rounded-xl" />
}
