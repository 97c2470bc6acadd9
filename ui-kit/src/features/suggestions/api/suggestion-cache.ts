import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type {
  Comment,
  NextSuggestion,
  PublicSuggestion,
  PublicSuggestionList,
  SuggestionList,
} from '@fanfare/contract/data/comment.ts'
import { HOLD_FOR } from '@fanfare/contract/rules/limits.ts'
import type { Claimable } from '../claim-state.ts'
import { changeItem } from '../pages.ts'
import { SUGGESTION_KEYS } from './suggestion-queries.ts'

/** Changes the claim of a suggestion wherever it is shown, without asking the server. */
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

/** Keeps what the server just said about a suggestion; its responses stay. */
export function keepSuggestion(queryClient: QueryClient, comment: Comment): void {
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(comment.postId),
    (kept) => kept && changeItem(kept, comment.id, ({ replies }) => ({ ...comment, replies })),
  )
  askAgain(queryClient, SUGGESTION_KEYS.ofPost(comment.postId))
}

/** Keeps what the server just said about a suggestion to a visitor. */
export function keepPublicSuggestion(queryClient: QueryClient, suggestion: PublicSuggestion): void {
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (kept) => kept && changeItem(kept, suggestion.id, () => suggestion),
  )
  askAgain(queryClient, SUGGESTION_KEYS.visitors)
}

/** What the member is offered first on a post, as far as this client knows; undefined before it is loaded. */
export function nextOf(queryClient: QueryClient, postId: string): NextSuggestion | null | undefined {
  const kept = queryClient.getQueryData<InfiniteData<SuggestionList>>(SUGGESTION_KEYS.ofPost(postId))
  return kept?.pages[0]?.nextForYou
}

/** Shows a suggestion first until the server is asked again. It is the one that the server has just named. */
export function offerFirst(
  queryClient: QueryClient,
  postId: string,
  { id, content }: { id: string; content: string },
): void {
  const nextForYou = { id, content, heldUntil: new Date(Date.now() + HOLD_FOR).toISOString(), further: false }
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(postId),
    (kept) => kept && { ...kept, pages: kept.pages.map((page) => ({ ...page, nextForYou })) },
  )
}

/** The suggestions of a post have changed in a way that only the server knows. */
export function refetchSuggestions(queryClient: QueryClient, postId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SUGGESTION_KEYS.ofPost(postId) })
}

/** What visitors see has changed in a way that only the server knows. */
export function refetchPublicSuggestions(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: SUGGESTION_KEYS.visitors })
}

// An answer on its way may be older than what was just written and would undo it. It is waited for, not
// cancelled: it may be the next page that somebody asked for.
function askAgain(queryClient: QueryClient, queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(again, again)
  }
}
