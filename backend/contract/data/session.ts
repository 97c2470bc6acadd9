import type { Pagination } from './pagination.ts'
import type { CurrentUser } from './user.ts'

/** How a user signed in. */
export type SignInMethod = 'password' | ExternalProvider

/** The providers of external sign-in. */
export const EXTERNAL_PROVIDERS = ['google', 'linkedin', 'github'] as const

export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number]

export interface SignInRequest {
  email: string
  password: string
}

export interface RegistrationRequest extends SignInRequest {
  name: string
}

/** The first administrator; the token is printed in the log of the server. */
export interface SetupRequest extends RegistrationRequest {
  token: string
}

/** The exchange code of an external sign-in. */
export interface ExchangeRequest {
  code: string
}

/** The response to a successful sign-in or registration. */
export interface NewSession {
  token: string
  user: CurrentUser
}

/** The password was right; a code of the authenticator app, or a recovery code, completes the sign-in. */
export interface TwoFactorRequired {
  requires2FA: true
  userId: string
  message: string
}

export type SignInResult = NewSession | TwoFactorRequired

export interface SessionStatus {
  user: CurrentUser
}

/** A session of the current user. */
export interface RunningSession {
  id: string
  /** Whether it is the session of this request. */
  current: boolean
  method: SignInMethod
  /** The computer, for a session of the desktop client. */
  device: string | null
  /** Read from the user agent; null when unknown. */
  browser: string | null
  system: string | null
  address: string | null
  createdAt: string
  lastUsedAt: string
  expiresAt: string
}

/** A page of the user's sessions, last used first. */
export interface RunningSessionList {
  sessions: RunningSession[]
  pagination: Pagination
}

/** The sign-in methods besides email and password that this installation offers. */
export interface ProviderList {
  providers: ExternalProvider[]
}

/** Whether the installation still has no administrator. */
export interface SetupStatus {
  open: boolean
}
