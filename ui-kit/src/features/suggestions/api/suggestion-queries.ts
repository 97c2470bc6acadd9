import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Pagination } from '@fanfare/contract/core/data/pagination.ts'
import { fetchPublicSuggestions, fetchSuggestions, fetchSupply, type PublicPlace } from './suggestion-api.ts'

export const SUGGESTION_KEYS = {
  members: ['suggestions', 'members'],
  ofPost: (postId: string) => ['suggestions', 'members', postId],
  visitors: ['suggestions', 'visitors'],
  ofPlace: ({ organizationSlug, postSlug }: PublicPlace) =>
    ['suggestions', 'visitors', organizationSlug, postSlug] as const,
  // Below the list, because a claim also outdates a pending poll.
  pollOf: ({ organizationSlug, postSlug }: PublicPlace) =>
    ['suggestions', 'visitors', organizationSlug, postSlug, 'poll'] as const,
  supplyOf: (postId: string) => ['suggestions', 'supply', postId],
} as const

/** The suggestions of a post, newest first, page after page. */
export function suggestionsQuery(postId: string) {
  return infiniteQueryOptions({
    queryKey: SUGGESTION_KEYS.ofPost(postId),
    queryFn: ({ pageParam, signal }) => fetchSuggestions(postId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** The suggestions of a public post, for visitors. */
export function publicSuggestionsQuery(place: PublicPlace) {
  return infiniteQueryOptions({
    queryKey: SUGGESTION_KEYS.ofPlace(place),
    queryFn: ({ pageParam, signal }) => fetchPublicSuggestions(place, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** How many suggestions are left and how many members have copied. */
export function supplyQuery(postId: string) {
  return queryOptions({
    queryKey: SUGGESTION_KEYS.supplyOf(postId),
    queryFn: ({ signal }) => fetchSupply(postId, signal),
    // Loads together with the list, before the line that shows it mounts.
    staleTime: 5_000,
  })
}

function nextPage({ pagination: { page, totalPages } }: { pagination: Pagination }): number | undefined {
  return page < totalPages ? page + 1 : undefined
}
