import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Milliseconds in which any number of wishes become one request. */
export const SOON = 1_000

const waiting = new WeakMap<QueryClient, Set<string>>()

/**
 * Asks the server again within a second, if what the key names is on screen. However many events ask for it
 * meanwhile, it is one request; and it is not put off by those that keep coming.
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
