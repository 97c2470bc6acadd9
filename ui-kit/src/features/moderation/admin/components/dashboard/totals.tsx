import { useTranslation } from 'react-i18next'
import { ADMIN_TOTALS, type AdminStats } from '@fanfare/contract/moderation/data/administration.ts'
import { useFormatNumber } from '../../../../../i18n/numbers.ts'
import { Card } from '../../../../../primitives/card.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { Trend } from './trend.tsx'

export interface TotalsProps {
  /** Null while they are loading: only the numbers are missing then, so that nothing moves. */
  stats: AdminStats | null
}

/** The totals of the installation, each with its last weeks. */
export function Totals({ stats }: TotalsProps) {
  const { t } = useTranslation('admin')
  const format = useFormatNumber()
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {ADMIN_TOTALS.map((total) => (
        <Card key={total} className="flex flex-col gap-1">
          <dt className="text-sm text-muted">{t(`dashboard.${total}`)}</dt>
          <dd className="font-display text-2xl font-semibold tracking-[-0.02em] tabular-nums">
            {stats === null ? <Skeleton className="h-8 w-16" /> : format(stats[total])}
          </dd>
          <dd className="mt-auto flex flex-col gap-1.5 pt-2">
            {stats === null ? (
              <>
                <Skeleton className="h-7 w-full" />
                <Skeleton className="h-9 w-40 max-w-full sm:h-5" />
              </>
            ) : (
              <Trend total={total} from={stats.weekly.from} counts={stats.weekly.counts[total]} />
            )}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
