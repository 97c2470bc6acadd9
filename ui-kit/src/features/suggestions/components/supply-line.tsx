import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Person } from '@fanfare/contract/identity/data/user.ts'
import { shortageOf } from '@fanfare/contract/suggestions/rules/supply.ts'
import { CheckFailed } from '../../../components/check-failed.tsx'
import { useLanguage } from '../../../i18n/languages.ts'
import { Badge } from '../../../primitives/badge.tsx'
import { ProgressBar } from '../../../primitives/progress-bar.tsx'
import { Skeleton } from '../../../primitives/skeleton.tsx'
import { supplyQuery } from '../api/suggestion-queries.ts'

export interface SupplyLineProps {
  postId: string
  /** Nothing can be copied any more, so nothing is missing. */
  isOver: boolean
  /** Gets more suggestions; offered while there are too few. */
  more?: ReactNode
}

/** How many members have copied, and whether there are enough suggestions for the others. */
export function SupplyLine({ postId, isOver, more }: SupplyLineProps) {
  const { t } = useTranslation('suggestions')
  const { data: supply, isPending, refetch } = useQuery(supplyQuery(postId))
  if (isPending) return <Skeleton className="my-0.5 h-4 w-72" />
  if (supply === undefined) {
    return <CheckFailed text={t('supply.failed')} onRetry={() => void refetch()} />
  }
  const shortage = isOver ? null : shortageOf(supply)
  const copiedBy = t('supply.copiedBy', { copiedBy: supply.copiedBy, count: supply.members })
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted tabular-nums">
      {/* The words next to it say the same. */}
      <span aria-hidden className="w-24">
        <ProgressBar value={supply.copiedBy} max={supply.members} label={copiedBy} />
      </span>
      <span>{copiedBy}</span>
      {supply.copiedByOthers > 0 && (
        <span>{t('supply.copiedByOthers', { count: supply.copiedByOthers })}</span>
      )}
      {supply.copiers && <CopierNames copiers={supply.copiers} />}
      {shortage && (
        <Badge tone="warn">
          {t('supply.left', { count: shortage.left, people: t('supply.people', { count: shortage.people }) })}
        </Badge>
      )}
      {shortage && more}
    </div>
  )
}

/** At most this many are named; the others are counted. */
const NAMED = 5

/** Who has copied, if the organization's settings allow showing it. */
function CopierNames({ copiers }: { copiers: Person[] }) {
  const { t } = useTranslation('suggestions')
  const language = useLanguage()
  if (copiers.length === 0) return null
  const names = copiers.slice(0, NAMED).map(({ name }) => name)
  const others = copiers.length - names.length
  const listed = others > 0 ? [...names, t('supply.others', { count: others })] : names
  return <span className="break-words">{new Intl.ListFormat(language).format(listed)}</span>
}
