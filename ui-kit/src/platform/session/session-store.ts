import { create } from 'zustand'
import type { CurrentUser } from '@fanfare/contract/identity/data/user.ts'
import type { Boot } from '@fanfare/contract/community/data/boot.ts'
import type { NewSession } from '@fanfare/contract/identity/data/session.ts'
import { ApiError } from '../../client/api-error.ts'
import { api } from '../../client/http.ts'
import type { DeviceStorage } from '../device-storage.ts'
import { CHOICE_KEY } from '../organization-choice.ts'
import { deviceTokenStore, type TokenStore } from '../token-store.ts'
import { clearDrafts } from './clear-drafts.ts'

/**
 *            no token                    sign out, no session on the start
 * unknown ──────────────▶ anonymous ◀──────────────────────────────┐
 *    │ token                  │ signIn        ▲ dismissExpiry       │
 *    ▼        server says who ▼               │                     │
 * loading ──────────────▶ authenticated ──▶ expired                 │
 *    │ ▲ restore again         │    server refuses the token        │
 *    ▼ │                       └────────────────────────────────────┤
 * offline (keeps the token: the server has not refused it) ─────────┘
 */
export type SessionState = 'unknown' | 'loading' | 'authenticated' | 'anonymous' | 'expired' | 'offline'

export interface Session {
  token: string | null
  user: CurrentUser | null
  status: SessionState
  /** The position of the event stream when the first data was read; null without such data. */
  lastEventId: string | null
  /** Why the session could not be confirmed, while it is `offline`. */
  problem: unknown
  /** The user is ending the session; the server may refuse its token already. */
  leaving: boolean
  /** The server has refused the session stored on this device, which has not been reported yet. */
  refused: boolean
  /** Starts the session that a sign-in or a registration has returned. */
  signIn: (session: NewSession) => void
  /** Ends the session on the server, if it can be reached, and here; deletes drafts. */
  signOut: () => Promise<void>
  /** Ends the session here after the server has ended it; deletes drafts. */
  leave: () => void
  /** Expects the server to end the session at the user's request, so that a refused token does not count as expired. */
  startLeaving: () => void
  /**
   * Ends the session here after the server has refused its token; keeps drafts. A session that counted as valid has
   * expired: guards lead to the start page. While it is being restored or left, it ends silently.
   */
  expire: () => void
  /** A screen needs the session that was refused: reports to the user that it has expired. */
  reportRefusal: () => void
  /** The user has been told that the session has expired. */
  dismissExpiry: () => void
  /** Updates the signed-in user with new data from the server. */
  updateUser: (facts: Pick<CurrentUser, 'id'> & Partial<CurrentUser>) => void
  /** Restores the session whose token is stored on this device. */
  restore: () => Promise<void>
}

/** Whether the user is known, be it only from an earlier visit: then `main` is inert until the session is confirmed. */
export const isKnown = ({ status, user }: Pick<Session, 'status' | 'user'>): boolean =>
  status === 'authenticated' || (user !== null && (status === 'loading' || status === 'offline'))

let storage: DeviceStorage | null = null
let tokens: TokenStore | null = null
let keepData: (boot: Boot) => Promise<void> = async () => undefined

/**
 * Defines where token and drafts are stored, and what keeps the first data of the page before the session counts as
 * confirmed. Called by the app before `restore`.
 */
export function configureSession(
  device: DeviceStorage,
  tokenStore: TokenStore = deviceTokenStore(device),
  onBoot: (boot: Boot) => Promise<void> = async () => undefined,
): void {
  storage = device
  tokens = tokenStore
  keepData = onBoot
}

/** The addresses that have first data, without a query. No other one is sent: it may hold a secret. */
const WITH_DATA =
  /^\/((admin\/)?dashboard|profile|posts\/[\da-f-]{36}|[\da-f-]{36}\/create-post|organizations\/[\da-f-]{36}\/settings\/company-information)\/*$/i

/** The same parameters as in `first-paint.js`, whose request is then used. */
const bootQuery = () => ({
  route: WITH_DATA.test(location.pathname) && location.search === '' ? location.pathname : '/',
  organizationId: storage?.get(CHOICE_KEY) ?? undefined,
})

const NOBODY = {
  token: null,
  user: null,
  lastEventId: null,
  status: 'anonymous',
  problem: null,
  leaving: false,
  refused: false,
} as const

/** The store of the session. Components use `useSession`. */
export const useSessionStore = create<Session>()((set, get) => ({
  token: null,
  user: null,
  lastEventId: null,
  status: 'unknown',
  problem: null,
  leaving: false,
  refused: false,

  signIn: ({ token, user }) => {
    tokens?.set(token)
    set({ token, user, lastEventId: null, status: 'authenticated', leaving: false, refused: false })
  },

  signOut: async () => {
    get().startLeaving()
    await api.post('/auth/logout').catch(() => undefined)
    get().leave()
  },

  startLeaving: () => set({ leaving: true }),

  leave: () => {
    tokens?.remove()
    set(NOBODY)
    if (storage) clearDrafts(storage)
  },

  expire: () => {
    const { status, leaving } = get()
    tokens?.remove()
    const hasExpired = status === 'authenticated' && !leaving
    set({ ...NOBODY, status: hasExpired ? 'expired' : 'anonymous', refused: status === 'loading' })
  },

  reportRefusal: () => set(({ refused }) => (refused ? { status: 'expired', refused: false } : {})),

  dismissExpiry: () => set(({ status }) => ({ status: status === 'expired' ? 'anonymous' : status })),

  updateUser: (facts) =>
    set(({ user }) => (user?.id === facts.id ? { user: { ...user, ...facts } } : { user })),

  restore: async () => {
    const token = tokens?.get() ?? null
    if (token === null) return set(NOBODY)
    set(({ token: before, user }) => ({ token, status: 'loading', user: before === token ? user : null }))
    try {
      const boot = await api.get<Boot>('/boot', { query: bootQuery() })
      if (get().token !== token) return
      await keepData(boot)
      if (get().token === token)
        set({ user: boot.user, lastEventId: boot.lastEventId, status: 'authenticated', problem: null })
    } catch (error) {
      if (get().token !== token) return
      if (error instanceof ApiError && error.status === 401) get().expire()
      else set({ status: 'offline', problem: error })
    }
  },
}))
