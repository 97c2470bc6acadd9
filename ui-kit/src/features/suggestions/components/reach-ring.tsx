import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reach } from '@fanfare/contract/suggestions/rules/reach.ts'
import { CheckFailed } from '../../../components/check-failed.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { supplyQuery } from '../api/suggestion-queries.ts'

export interface ReachRingProps {
  postId: string
}

/** How many of the members, without the author, have copied from a post. */
export function ReachRing({ postId }: ReachRingProps) {
  const { t } = useTranslation('suggestions')
  const { data: supply, isPending, refetch } = useQuery(supplyQuery(postId))
  if (isPending) return <Skeleton className="h-10 w-44" />
  if (supply === undefined) return <CheckFailed text={t('supply.failed')} onRetry={() => void refetch()} />
  const { count, of } = supply.reach
  const isComplete = of > 0 && count >= of
  const text = count === 0 ? t('reach.none') : t(isComplete ? 'reach.all' : 'reach.some', { count, of })
  return (
    <div className="flex items-center gap-3">
      <Ring count={count} of={of} />
      <p className="font-medium tabular-nums">{text}</p>
    </div>
  )
}

const RADIUS = 16
const LENGTH = 2 * Math.PI * RADIUS

/** The text beside it says the same. */
function Ring({ count, of }: Reach) {
  const share = of === 0 ? 0 : Math.min(count / of, 1)
  return (
    <svg aria-hidden viewBox="0 0 40 40" fill="none" strokeWidth={5} className="size-10 shrink-0 -rotate-90">
      <circle
        cx={20}
        cy={20}
        r={RADIUS}
        className="stroke-ink/10 forced-colors:stroke-[CanvasText] forced-colors:stroke-1"
      />
      {share > 0 && (
        <circle
          cx={20}
          cy={20}
          r={RADIUS}
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          className="stroke-brass forced-colors:stroke-[Highlight]"
        />
      )}
    </svg>
  )
}
