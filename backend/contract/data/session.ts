import type { CurrentUser } from './user.ts'

/** How somebody signed in. */
export type SignInWay = 'password' | ExternalProvider

/** Who vouches for somebody elsewhere. */
export const EXTERNAL_PROVIDERS = ['google', 'linkedin', 'github'] as const

export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number]

/** The answer to a successful sign-in or registration. */
export interface NewSession {
  token: string
  user: CurrentUser
}

/** The first half of a sign-in was right; a code of the authenticator app, or a recovery code, completes it. */
export interface TwoFactorRequired {
  requires2FA: true
  userId: string
  message: string
}

/** What signing in answers. */
export type SignInAnswer = NewSession | TwoFactorRequired

export interface SessionStatus {
  user: CurrentUser
}

/** A place where the person is signed in. */
export interface RunningSession {
  id: string
  /** Whether it is the session that asks. */
  current: boolean
  way: SignInWay
  /** The computer, where it is the desktop client that is signed in. */
  device: string | null
  /** Names as browsers and systems call themselves; null when unknown. */
  browser: string | null
  system: string | null
  address: string | null
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

export interface RunningSessionList {
  sessions: RunningSession[]
}

/** The ways in besides e-mail and password that this installation offers. */
export interface ProviderList {
  providers: ExternalProvider[]
}

/** Whether the first administrator is still to be made. */
export interface SetupStatus {
  open: boolean
}
