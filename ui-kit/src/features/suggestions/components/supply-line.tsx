import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../primitives/badge.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { supplyQuery } from '../api/suggestion-queries.ts'
import { shortageOf } from '@fanfare/contract/rules/supply.ts'
import { CopierNames } from './copier-names.tsx'

export interface SupplyLineProps {
  postId: string
}

/** How many members have copied, and whether there is enough for the others. */
export function SupplyLine({ postId }: SupplyLineProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const { data: supply, isPending, refetch } = useQuery(supplyQuery(postId))
  if (isPending) return <Skeleton className="my-0.5 h-4 w-44" />
  if (supply === undefined) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {t('supply.failed')}
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          {t('common:actions.retry')}
        </Button>
      </p>
    )
  }
  const shortage = shortageOf(supply)
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
      {t('supply.copiedBy', { copiedBy: supply.copiedBy, count: supply.members })}
      {supply.copiers && <CopierNames copiers={supply.copiers} />}
      {shortage && (
        <Badge tone="warn">
          {t('supply.left', { count: shortage.left, people: t('supply.people', { count: shortage.people }) })}
        </Badge>
      )}
    </p>
  )
}
