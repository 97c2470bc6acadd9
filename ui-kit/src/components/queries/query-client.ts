import { MutationCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../client/api-error.ts'
import { sayRunning } from '../../primitives/toast.ts'

const MINUTE_MS = 60_000

/** How long an action may take, in milliseconds, before the page says that it is still running. */
const LONG_WAIT_MS = 2_000

/** The `meta` of a mutation whose progress is shown, or that the user has not asked for: nothing says that it is running. */
export const QUIET = { isQuiet: true }

/** The query cache. A 4xx response is final; other failures are retried once. */
export function createQueryClient(): QueryClient {
  const mutationCache = new MutationCache({
    onMutate: (_input, mutation) => {
      // The cache of a session that has ended is cleared; what still runs in it says nothing to the next user.
      const isRunning = () =>
        mutation.state.status === 'pending' && mutationCache.getAll().includes(mutation as never)
      if (mutation.meta !== QUIET) setTimeout(() => isRunning() && sayRunning(isRunning), LONG_WAIT_MS)
    },
  })
  return new QueryClient({
    mutationCache,
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
