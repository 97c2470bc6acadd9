import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'
import type {
  Comment,
  NextSuggestion,
  PublicSuggestion,
  PublicSuggestionList,
  SuggestionList,
  VisitorLimit,
} from '@fanfare/contract/suggestions/data/comment.ts'
import { RESERVATION_TTL_MS } from '@fanfare/contract/core/rules/limits.ts'
import type { Claimable } from './claim-state.ts'
import type { ListHead } from './list-head.ts'
import { changeItem } from './pages.ts'
import type { PublicPlace } from './suggestion-api.ts'
import { SUGGESTION_KEYS } from './suggestion-queries.ts'

/** Changes the claim of a suggestion in every cached list. */
export function changeClaim(
  queryClient: QueryClient,
  id: string,
  change: <Item extends Claimable>(item: Item) => Item,
): void {
  queryClient.setQueriesData<InfiniteData<SuggestionList>>(
    { queryKey: SUGGESTION_KEYS.members },
    (data) => data && changeItem(data, id, change),
  )
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (data) => data && changeItem(data, id, change),
  )
  outdate(queryClient, SUGGESTION_KEYS.members)
  outdate(queryClient, SUGGESTION_KEYS.visitors)
}

/** Updates a suggestion in the cache; its replies stay. */
export function storeSuggestion(queryClient: QueryClient, comment: Comment): void {
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(comment.postId),
    (data) => data && changeItem(data, comment.id, ({ replies }) => ({ ...comment, replies })),
  )
  outdate(queryClient, SUGGESTION_KEYS.ofPost(comment.postId))
}

/** Updates a suggestion in the cache of a visitor. */
export function storePublicSuggestion(queryClient: QueryClient, suggestion: PublicSuggestion): void {
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (data) => data && changeItem(data, suggestion.id, () => suggestion),
  )
  outdate(queryClient, SUGGESTION_KEYS.visitors)
}

/** Updates the available count and limits of a post for a visitor. */
export function storeVisitorLimit(
  queryClient: QueryClient,
  postId: string,
  limit: VisitorLimit | null,
): void {
  queryClient.setQueriesData<InfiniteData<PublicSuggestionList>>(
    { queryKey: SUGGESTION_KEYS.visitors },
    (data) =>
      data?.pages[0]?.comments[0]?.postId === postId
        ? { ...data, pages: data.pages.map((page) => ({ ...page, limit })) }
        : data,
  )
}

/** Updates the first page of a public list. The others are refetched only if suggestions were added or removed. */
export function storeFirstPublicPage(
  queryClient: QueryClient,
  place: PublicPlace,
  first: PublicSuggestionList,
): void {
  const queryKey = SUGGESTION_KEYS.ofPlace(place)
  const data = queryClient.getQueryData<InfiniteData<PublicSuggestionList>>(queryKey)
  if (data === undefined) return
  const [before, ...others] = data.pages
  if (others.length > 0 && idsOf(before) !== idsOf(first)) {
    void queryClient.invalidateQueries({ queryKey, exact: true })
  } else {
    queryClient.setQueryData(queryKey, { ...data, pages: [first, ...others] })
  }
}

function idsOf(page: PublicSuggestionList | undefined): string | undefined {
  return page?.comments.map(({ id }) => id).join()
}

/** The next suggestion for the member in the cache; undefined before it is loaded. */
export function nextOf(queryClient: QueryClient, postId: string): NextSuggestion | null | undefined {
  const data = queryClient.getQueryData<InfiniteData<SuggestionList>>(SUGGESTION_KEYS.ofPost(postId))
  return data?.pages[0]?.nextForYou
}

/** Whether the member may not copy more of a post for now. */
export function isAtCopyLimit(queryClient: QueryClient, postId: string): boolean {
  const data = queryClient.getQueryData<InfiniteData<SuggestionList>>(SUGGESTION_KEYS.ofPost(postId))
  return typeof data?.pages[0]?.copyLimit === 'number'
}

/** The next suggestion of a member for whom the server has just reserved it. */
export function reservedNow({ id, content }: ListHead): NextSuggestion {
  const reservedUntil = new Date(Date.now() + RESERVATION_TTL_MS).toISOString()
  return { id, content, reservedUntil, further: false }
}

/** Makes the suggestion that the server proposes the next one, until the next fetch. */
export function setNextSuggestion(
  queryClient: QueryClient,
  postId: string,
  nextForYou: NextSuggestion,
): void {
  queryClient.setQueryData<InfiniteData<SuggestionList>>(
    SUGGESTION_KEYS.ofPost(postId),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, nextForYou })) },
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

// A claim reorders suggestions on the server: the loaded pages have to be refetched before the next one. A pending fetch
// may be older than the write and would undo it. It is awaited rather than cancelled, because it may be the next
// page.
function outdate(queryClient: QueryClient, queryKey: QueryKey): void {
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const query of queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    void query.promise?.then(again, again)
  }
}
