import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type {
  Comment,
  NextSuggestion,
  PublicSuggestion,
  PublicSuggestionList,
  SuggestionList,
} from '@fanfare/contract/data/comment.ts'
import { RESERVATION_TTL_MS } from '@fanfare/contract/rules/limits.ts'
import type { Claimable } from './claim-state.ts'
import { changeItem } from './pages.ts'
import { SUGGESTION_KEYS } from './suggestion-queries.ts'

/** Changes the claim of a suggestion in every cached list. */
export function changeClaim(
  queryClient: QueryClient,
  id: string,
  change: <Item extends Claimable>(item: Item) => Item,
): void {
  queryClient.setQueriesData<InfiniteData<SuggestionList>>(
    { queryKey: SUGGESTION_KEYS.members },
    (kept) => kept && changeItem(kept, id, change),
  )
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (kept) => kept && changeItem(kept, id, change),
  )
  askAgain(queryClient, SUGGESTION_KEYS.members)
  askAgain(queryClient, SUGGESTION_KEYS.visitors)
}

/** Updates a suggestion in the cache; its replies stay. */
export function keepSuggestion(queryClient: QueryClient, comment: Comment): void {
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(comment.postId),
    (kept) => kept && changeItem(kept, comment.id, ({ replies }) => ({ ...comment, replies })),
  )
  askAgain(queryClient, SUGGESTION_KEYS.ofPost(comment.postId))
}

/** Updates a suggestion in the cache of a visitor. */
export function keepPublicSuggestion(queryClient: QueryClient, suggestion: PublicSuggestion): void {
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (kept) => kept && changeItem(kept, suggestion.id, () => suggestion),
  )
  askAgain(queryClient, SUGGESTION_KEYS.visitors)
}

/** The next suggestion for the member in the cache; undefined before it is loaded. */
export function nextOf(queryClient: QueryClient, postId: string): NextSuggestion | null | undefined {
  const kept = queryClient.getQueryData<InfiniteData<SuggestionList>>(SUGGESTION_KEYS.ofPost(postId))
  return kept?.pages[0]?.nextForYou
}

/** Makes the suggestion the server has just named the next one, until the next fetch. */
export function offerFirst(
  queryClient: QueryClient,
  postId: string,
  { id, content }: { id: string; content: string },
): void {
  const nextForYou = {
    id,
    content,
    reservedUntil: new Date(Date.now() + RESERVATION_TTL_MS).toISOString(),
    further: false,
  }
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(postId),
    (kept) => kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, nextForYou })) },
  )
}

/** Refetches the suggestions of a post. */
export function refetchSuggestions(queryClient: QueryClient, postId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SUGGESTION_KEYS.ofPost(postId) })
}

/** Refetches the suggestions of public posts. */
export function refetchPublicSuggestions(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SUGGESTION_KEYS.visitors })
}

// A pending fetch may be older than what was just written and would undo it. It is awaited rather than
// cancelled: it may be the next page the user asked for.
function askAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(again, again)
  }
}
