import { QueryClientProvider } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'
import { QueryCacheContext, type QueryCache } from './query-cache.ts'

export interface QueryScopeProps {
  children: ReactNode
}

/** Gives its children the query cache of the app. */
export function QueryScope({ children }: QueryScopeProps) {
  const cache = use(QueryCacheContext)
  if (cache === null) throw new Error('QueryScope needs the providers of createApp')
  return <QueryClientProvider client={clientOf(cache)}>{children}</QueryClientProvider>
}

function clientOf(cache: QueryCache) {
  if (cache.client === undefined) {
    cache.client = createQueryClient()
    for (const { key, data, personal = false } of cache.seeds ?? [])
      cache.client.setQueryData(key, data, personal ? OUTDATED : undefined)
  }
  return cache.client
}

/** Shown at once, and fetched again. */
const OUTDATED = { updatedAt: 1 }
