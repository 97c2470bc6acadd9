import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Milliseconds in which refetches are merged into one. */
export const SOON = 1_000

const waiting = new WeakMap<QueryClient, Set<string>>()

/**
 * Refetches active queries at most once a second, for any number of events (a throttle, not a debounce).
 */
export function refetchSoon(queryClient: QueryClient, queryKey: QueryKey): void {
  const keys = waiting.get(queryClient) ?? new Set<string>()
  waiting.set(queryClient, keys)
  const name = JSON.stringify(queryKey)
  if (keys.has(name)) return
  keys.add(name)
  setTimeout(() => {
    keys.delete(name)
    void queryClient.invalidateQueries({ queryKey })
  }, SOON)
}
