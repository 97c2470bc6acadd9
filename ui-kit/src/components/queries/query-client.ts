import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../client/api-error.ts'

const MINUTE_MS = 60_000

/** The query cache. A 4xx response is final; other failures are retried once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Going back shows what was there. On the server a timer would keep the cache of a rendered page.
        gcTime: typeof window === 'undefined' ? Infinity : 30 * MINUTE_MS,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < 1 && !isClientError(error),
      },
      mutations: { retry: false },
    },
  })
}

function isClientError(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}
