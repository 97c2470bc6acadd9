import { create } from 'zustand'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import type { NewSession, SessionStatus } from '@fanfare/contract/data/session.ts'
import { ApiError } from '../../client/api-error.ts'
import { api } from '../../client/http.ts'
import type { DeviceStorage } from '../device-storage.ts'
import { deviceTokenStore, type TokenStore } from '../token-store.ts'
import { clearDrafts } from './drafts.ts'

/**
 *            no token                    server refuses the token, sign out
 * unknown ──────────────▶ anonymous ◀──────────────────────────────┐
 *    │ token                  │ signIn                              │
 *    ▼        server says who ▼                                     │
 * loading ──────────────▶ authenticated ────────────────────────────┤
 *    │ ▲ restore again                                              │
 *    ▼ │                                                            │
 * offline (keeps the token: the server has not refused it) ──────────┘
 */
export type SessionState = 'unknown' | 'loading' | 'authenticated' | 'anonymous' | 'offline'

export interface Session {
  token: string | null
  user: CurrentUser | null
  status: SessionState
  /** Starts the session that a sign-in or a registration has returned. */
  signIn: (session: NewSession) => void
  /** Ends the session on the server, if it can be reached, and here; deletes drafts. */
  signOut: () => Promise<void>
  /** Ends the session here after the server has ended it; deletes drafts. */
  leave: () => void
  /** Ends the session here after the server has refused its token; keeps drafts. */
  forget: () => void
  /** Updates the signed-in person with new data from the server. */
  updateUser: (facts: Pick<CurrentUser, 'id'> & Partial<CurrentUser>) => void
  /** Restores the session whose token is kept on this device. */
  restore: () => Promise<void>
}

let storage: DeviceStorage | null = null
let tokens: TokenStore | null = null

/** Defines where token and drafts are kept. Called by the app before `restore`. */
export function configureSession(
  device: DeviceStorage,
  tokenStore: TokenStore = deviceTokenStore(device),
): void {
  storage = device
  tokens = tokenStore
}

const NOBODY = { token: null, user: null, status: 'anonymous' } as const

/** The store of the session. Components use `useSession`. */
export const useSessionStore = create<Session>()((set, get) => ({
  token: null,
  user: null,
  status: 'unknown',

  signIn: ({ token, user }) => {
    tokens?.set(token)
    set({ token, user, status: 'authenticated' })
  },

  signOut: async () => {
    await api.post('/auth/logout').catch(() => undefined)
    get().leave()
  },

  leave: () => {
    get().forget()
    if (storage) clearDrafts(storage)
  },

  forget: () => {
    tokens?.remove()
    set(NOBODY)
  },

  updateUser: (facts) =>
    set(({ user }) => (user?.id === facts.id ? { user: { ...user, ...facts } } : { user })),

  restore: async () => {
    const token = tokens?.get() ?? null
    if (token === null) return set(NOBODY)
    set({ token, status: 'loading' })
    try {
      const { user } = await api.get<SessionStatus>('/auth/status')
      if (get().token === token) set({ user, status: 'authenticated' })
    } catch (error) {
      if (get().token !== token) return
      if (error instanceof ApiError && error.status === 401) get().forget()
      else set({ status: 'offline' })
    }
  },
}))
