import { useQueryClient, type QueryKey, type UseInfiniteQueryResult } from '@tanstack/react-query'

/** Loads the next page of a list; null when there is none, or while it is loading. */
export function useLoadMore(
  queryKey: QueryKey,
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'refetch' | 'fetchNextPage'
  >,
): (() => void) | null {
  const queryClient = useQueryClient()
  if (!query.hasNextPage || query.isFetchingNextPage) return null
  const load = async () => {
    // Claims since the last fetch have moved suggestions from one page to another.
    if (queryClient.getQueryState(queryKey)?.isInvalidated) await query.refetch()
    await query.fetchNextPage()
  }
  return () => void load()
}
