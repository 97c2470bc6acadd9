import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { SeededQuery } from '@fanfare/contract/community/data/page.ts'

/** The query cache of an app. It is created when the first component needs it, because most public pages need none. */
export interface QueryCache {
  client?: QueryClient
  /** The data embedded in the page. */
  seeds?: readonly SeededQuery[] | undefined
}

/** Adds data to the cache, now or when it is created. */
export function addSeeds(cache: QueryCache, seeds: readonly SeededQuery[]): void {
  if (cache.client === undefined) cache.seeds = [...(cache.seeds ?? []), ...seeds]
  else for (const { key, data } of seeds) cache.client.setQueryData(key, data)
}

/** Provided by `createApp`. */
export const QueryCacheContext = createContext<QueryCache | null>(null)
