import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '../../../components/query-state.tsx'
import { Button } from '../../../primitives/button.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'

export interface SuggestionPagesProps {
  query: Pick<UseInfiniteQueryResult, 'data' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage'>
  loadMore: (() => void) | null
  empty: boolean
  emptyText: string
  children: ReactNode
}

/** The loaded pages of suggestions, with a button for the next one. */
export function SuggestionPages({ query, loadMore, empty, emptyText, children }: SuggestionPagesProps) {
  const { t } = useTranslation('suggestions')
  return (
    <QueryState
      query={query}
      skeleton={<SuggestionsSkeleton />}
      failedTitle={t('failed')}
      isEmpty={() => empty}
      empty={<EmptyState icon={<MessageSquareQuote />} title={t('empty.title')} description={emptyText} />}
      card
    >
      {() => (
        <>
          {children}
          {query.hasNextPage && (
            <Button className="self-center" busy={query.isFetchingNextPage} onClick={() => loadMore?.()}>
              {t('showMore')}
            </Button>
          )}
        </>
      )}
    </QueryState>
  )
}
