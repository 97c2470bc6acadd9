import { useTranslation } from 'react-i18next'
import type { ModerationStats } from '@fanfare/contract/moderation/data/moderation.ts'
import { Card } from '../../../../primitives/card.tsx'

const COUNTS = ['pending', 'approvedToday', 'rejectedToday'] as const

export interface QueueStatsProps {
  stats: ModerationStats
}

/** How many posts are pending, and how many were decided today. */
export function QueueStats({ stats }: QueueStatsProps) {
  const { t } = useTranslation('moderation')
  return (
    <Card padded={false}>
      <dl className="grid grid-cols-3 divide-x divide-line">
        {COUNTS.map((count) => (
          <div key={count} className="flex flex-col-reverse justify-end gap-0.5 px-3 py-3 sm:px-5">
            <dt className="text-sm text-muted">{t(`stats.${count}`)}</dt>
            <dd className="text-xl font-semibold tabular-nums">{stats[count]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
