import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { SeededQuery } from '@fanfare/contract/community/data/page.ts'

/** The query cache of an app. It is created when the first component needs it, because most public pages need none. */
export interface QueryCache {
  client?: QueryClient
  /** The data embedded in the page, and what else has been added before the client was created. */
  seeds?: readonly Seed[] | undefined
}

interface Seed extends SeededQuery {
  isRestored?: boolean
}

/** Adds data to the cache, now or when it is created. */
export function addSeeds(cache: QueryCache, seeds: readonly Seed[]): void {
  if (cache.client === undefined) cache.seeds = [...(cache.seeds ?? []), ...seeds]
  else for (const seed of seeds) setSeed(cache.client, seed)
}

/** The age of what an earlier visit has left on this device: shown at once, and fetched again once the session is confirmed. */
export const RESTORED = { updatedAt: Date.now() }

/** Shown at once, and fetched again. */
const OUTDATED = { updatedAt: 1 }

export function setSeed(
  client: QueryClient,
  { key, data, personal = false, isRestored = false }: Seed,
): void {
  client.setQueryData(key, data, isRestored ? RESTORED : personal ? OUTDATED : undefined)
}

/** Provided by `createApp`. */
export const QueryCacheContext = createContext<QueryCache | null>(null)
