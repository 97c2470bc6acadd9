import { useQuery, useQueryClient } from '@tanstack/react-query'
import { fetchPublicSuggestions, type PublicPlace } from '../api/suggestion-api.ts'
import { storeFirstPublicPage } from '../api/suggestion-cache.ts'
import { SUGGESTION_KEYS } from '../api/suggestion-queries.ts'

/** The open page of a visitor must leave most of the 100 anonymous requests per 15 minutes to others at that address. */
export const POLL_INTERVAL_MS = 60_000

/**
 * Keeps the first page of a public list up to date, which has no events. Pauses while the tab is hidden; the list itself
 * is refetched when the tab is shown again.
 */
export function usePollFirstPage(place: PublicPlace): void {
  const queryClient = useQueryClient()
  useQuery({
    queryKey: SUGGESTION_KEYS.pollOf(place),
    queryFn: async ({ signal }) => {
      storeFirstPublicPage(queryClient, place, await fetchPublicSuggestions(place, 1, signal))
      return null
    },
    // The list has just been fetched by its own query.
    initialData: null,
    staleTime: Infinity,
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: false,
  })
}
