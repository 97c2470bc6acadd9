import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import type { SeededQuery } from '@fanfare/contract/data/page.ts'

/** The query cache of an app. It is created when the first component needs it, because most public pages need none. */
export interface QueryCache {
  client?: QueryClient
  /** What the page has brought along. */
  seeds?: readonly SeededQuery[] | undefined
}

/** Provided by `createApp`. */
export const QueryCacheContext = createContext<QueryCache | null>(null)
