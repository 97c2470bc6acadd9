import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { MessageSquareQuote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { Button } from '../../../primitives/button.tsx'
import { Card } from '../../../primitives/card.tsx'
import { EmptyState } from '../../../primitives/empty-state.tsx'
import { ErrorState } from '../../../primitives/error-state.tsx'
import { SuggestionsSkeleton } from './suggestions-skeleton.tsx'

export interface SuggestionStatesProps {
  query: Pick<
    UseInfiniteQueryResult,
    'data' | 'error' | 'isPending' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >
  empty: boolean
  emptyText: string
  children: ReactNode
}

/** On the way, failed, empty, or there with more to come. */
export function SuggestionStates({ query, empty, emptyText, children }: SuggestionStatesProps) {
  const { t } = useTranslation(['suggestions', 'common'])
  const errorText = useErrorText()
  if (query.isPending) return <SuggestionsSkeleton />
  if (!query.data) {
    return (
      <Card padded={false}>
        <ErrorState
          title={t('failed')}
          description={errorText(query.error)}
          retryLabel={t('common:actions.retry')}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  if (empty) {
    return (
      <Card padded={false}>
        <EmptyState icon={<MessageSquareQuote />} title={t('empty.title')} description={emptyText} />
      </Card>
    )
  }
  return (
    <>
      {children}
      {query.hasNextPage && (
        <Button
          className="self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('showMore')}
        </Button>
      )}
    </>
  )
}
