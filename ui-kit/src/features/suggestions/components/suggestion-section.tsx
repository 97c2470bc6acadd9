import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { supplyQuery } from '../api/suggestion-queries.ts'
import { Composer } from './composer.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'
import { SupplyLine } from './supply-line.tsx'

export interface SuggestionSectionProps {
  postId: string
  /** How many suggestions the post has. */
  total: number
  /** Begins the selection of several. */
  select?: ReactNode
  /** Another way to get suggestions, next to the heading. */
  generate?: ReactNode
  /** Gets more suggestions; offered when too few are left. */
  more?: ReactNode
  /** Nothing is added to a post that has ended. */
  isOver: boolean
  children: ReactNode
}

/** The heading of the suggestions with their number, a way to add one, and the list. */
export function SuggestionSection({
  postId,
  total,
  select,
  generate,
  more,
  isOver,
  children,
}: SuggestionSectionProps) {
  const { t } = useTranslation('suggestions')
  // The height of the line below the heading is known only when it has loaded; the content below would move under a finger.
  const settling = useQuery({ ...supplyQuery(postId), enabled: total > 0 }).isLoading
  return (
    <section aria-labelledby="suggestions" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="suggestions" className="text-xl font-semibold tracking-[-0.015em]">
            {t('title')} <span className="text-faint tabular-nums">{total}</span>
          </h2>
          {total > 0 && <SupplyLine postId={postId} isOver={isOver} more={more} />}
        </div>
        {!settling && (
          <div className="flex items-center gap-2">
            {select}
            {generate}
          </div>
        )}
      </div>
      {settling ? (
        <SuggestionsSkeleton />
      ) : (
        <>
          {!isOver && <Composer postId={postId} isFirst={total === 0} />}
          {children}
        </>
      )}
    </section>
  )
}
