import { create } from 'zustand'
import type { CurrentUser } from '@fanfare/contract/data/user.ts'
import type { NewSession, SessionStatus } from '@fanfare/contract/data/session.ts'
import { ApiError } from '../api/api-error.ts'
import { api } from '../api/http.ts'
import type { DeviceStorage } from '../platform/platform.ts'
import type { TokenPlace } from '../platform/token-place.ts'
import { forgetDrafts } from './drafts.ts'
import { tokensIn } from './tokens-in.ts'

/**
 *            no token                    server refuses the token, sign out
 * unknown ──────────────▶ anonymous ◀──────────────────────────────┐
 *    │ token                  │ signIn                              │
 *    ▼        server says who ▼                                     │
 * loading ──────────────▶ authenticated ────────────────────────────┤
 *    │ ▲ restore again                                              │
 *    ▼ │                                                            │
 * offline (the token is kept: an outage is no refusal) ─────────────┘
 */
export type SessionState = 'unknown' | 'loading' | 'authenticated' | 'anonymous' | 'offline'

export interface Session {
  token: string | null
  user: CurrentUser | null
  status: SessionState
  /** Takes over the answer to a sign-in or a registration. */
  signIn: (session: NewSession) => void
  /** Ends the session on the server, as far as it can be reached, and here, with what was begun to be written. */
  signOut: () => Promise<void>
  /** Leaves this device after the server has ended the session: nothing of what was begun to be written stays. */
  leave: () => void
  /** Forgets the session here; the server has already refused it. */
  forget: () => void
  /** Takes over what the server says now about the person who is signed in. */
  updateUser: (facts: Pick<CurrentUser, 'id'> & Partial<CurrentUser>) => void
  /** Takes over a session token from elsewhere, unless there is a session here already. Answers whether somebody is signed in by it. */
  adopt: (token: string) => Promise<boolean>
  /** Finds the session this device remembers and asks the server whose it is. */
  restore: () => Promise<void>
}

let storage: DeviceStorage | null = null
let tokens: TokenPlace | null = null

/** Says where the token is kept, on this device unless told otherwise. Called by the app before `restore`. */
export function keepSessionIn(device: DeviceStorage, place: TokenPlace = tokensIn(device)): void {
  storage = device
  tokens = place
}

const NOBODY = { token: null, user: null, status: 'anonymous' } as const

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
    if (storage) forgetDrafts(storage)
  },

  forget: () => {
    tokens?.remove()
    set(NOBODY)
  },

  updateUser: (facts) =>
    set(({ user }) => (user?.id === facts.id ? { user: { ...user, ...facts } } : { user })),

  adopt: async (token) => {
    if ((tokens?.get() ?? null) !== null) return false
    tokens?.set(token)
    await get().restore()
    return get().token === token && get().status === 'authenticated'
  },

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
