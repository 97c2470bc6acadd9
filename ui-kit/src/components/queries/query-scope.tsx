import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { QueryCacheContext, setSeed, type QueryCache } from './query-cache.ts'

export interface QueryScopeProps {
  children: ReactNode
}

/** Gives its children the query cache of the app. */
export function QueryScope({ children }: QueryScopeProps) {
  const cache = use(QueryCacheContext)
  if (cache === null) throw new Error('QueryScope needs the providers of createApp')
  return <QueryClientProvider client={queryClientOf(cache)}>{children}</QueryClientProvider>
}

/** The query client of a cache, which the first call creates. */
export function queryClientOf(cache: QueryCache): QueryClient {
  if (cache.client === undefined) {
    cache.client = createQueryClient()
    for (const seed of cache.seeds ?? []) setSeed(cache.client, seed)
  }
  return cache.client
}
