import type { QueryClient } from '@tanstack/react-query'
import { del, get, set } from 'idb-keyval'
import type { SeededQuery } from '@fanfare/contract/community/data/page.ts'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import { useSessionStore } from '../../platform/session/session-store.ts'

const KEY = 'last_seen'
const QUERIES_MAX = 40
/** As long as a session. */
const MAX_AGE_MS = 7 * 24 * 60 * 60_000

/** What a user saw last on this device. */
export interface LastSeen {
  user: CurrentUser
  queries: SeededQuery[]
}

interface Stored extends LastSeen {
  /** The hash of the token of the session. */
  session: string
  build: string
  storedAt: number
}

/**
 * What this session saw last with this build of the client; null if there is nothing. Deletes what another session or
 * another build has stored.
 */
export async function readLastSeen(token: string): Promise<LastSeen | null> {
  forgetWithSession()
  return attempt(async () => {
    const stored = await get<Stored>(KEY)
    if (stored === undefined) return null
    const isOwn = stored.session === (await hashOf(token)) && stored.build === runningBuild()
    if (isOwn && Date.now() - stored.storedAt < MAX_AGE_MS) return stored
    await del(KEY)
    return null
  })
}

/** Stores the marked queries of the cache, the newest ones. Stores nothing in a client without a build. */
export async function storeLastSeen(token: string, user: CurrentUser, client: QueryClient): Promise<void> {
  const build = runningBuild()
  if (build === undefined) return
  forgetWithSession()
  const queries = client
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => meta?.isLastSeen === true && state.status === 'success' })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .slice(0, QUERIES_MAX)
    .map(({ queryKey, state }) => ({ key: [...queryKey], data: state.data }))
  await attempt(async () => {
    const stored: Stored = { session: await hashOf(token), build, storedAt: Date.now(), user, queries }
    // The session may have ended meanwhile, and what it stored has been deleted.
    if (useSessionStore.getState().token === token) await set(KEY, stored)
    return null
  })
}

/** Deletes what a user has seen on this device. */
export async function forgetLastSeen(): Promise<null> {
  return attempt(async () => {
    await del(KEY)
    return null
  })
}

let isWatching = false

/** Deletes what is stored when the session ends, by whatever part of the client, and before any of it is rendered. */
function forgetWithSession(): void {
  if (isWatching) return
  isWatching = true
  useSessionStore.subscribe(({ token }, before) => {
    if (token === null && before.token !== null) void forgetLastSeen()
  })
}

const runningBuild = () => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content

/** Rejects on pages without https, which have no `crypto.subtle`: nothing is kept there. */
async function hashOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A browser may refuse its database: the page then starts without it. */
async function attempt<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
