import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WAITING_KINDS } from '@fanfare/contract/moderation/data/administration.ts'
import { EmptyState } from '../../../../../primitives/empty-state.tsx'
import { FocusFallback } from '../../../../../primitives/focus-fallback.tsx'
import { Skeleton } from '../../../../../primitives/skeleton.tsx'
import { AttentionFailed } from './attention-failed.tsx'
import { isLoading, type AttentionLists } from './attention-lists.tsx'

export interface AttentionProps {
  lists: AttentionLists
}

/** What waits for an administrator, in one list, with the acts on each. */
export function Attention({ lists }: AttentionProps) {
  const { t } = useTranslation('admin')
  const kinds = WAITING_KINDS.map((kind) => ({ kind, ...lists[kind] }))
  if (kinds.every(({ rows }) => rows?.length === 0))
    return (
      <EmptyState
        icon={<CircleCheck />}
        title={t('dashboard.nothing')}
        description={t('dashboard.nothingText')}
      />
    )
  // Shown together: a list that arrives later would move those below it.
  if (isLoading(lists)) return <AttentionSkeleton />
  const shown = kinds.flatMap(({ rows }) => rows?.map(({ key }) => key) ?? [])
  return (
    <FocusFallback watch={shown.join()}>
      <ul className="divide-y divide-line">
        {kinds.flatMap(({ kind, rows, retry }) =>
          rows === null ? (
            <AttentionFailed key={kind} kind={kind} onRetry={retry} />
          ) : (
            rows.map(({ row }) => row)
          ),
        )}
      </ul>
    </FocusFallback>
  )
}

function AttentionSkeleton() {
  return (
    <ul aria-busy className="divide-y divide-line">
      {WAITING_KINDS.map((kind) => (
        <li key={kind} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-5 w-40" />
          </div>
        </li>
      ))}
    </ul>
  )
}
