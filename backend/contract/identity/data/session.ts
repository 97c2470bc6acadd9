import type { Pagination } from '../../core/data/pagination.ts'
import type { SignUpPolicies } from './installation_settings.ts'
import type { CurrentUser } from './user.ts'

/** How a user signed in. */
export type SignInMethod = 'password' | ExternalProvider

/** The providers of external sign-in that every installation knows. */
export const KNOWN_PROVIDERS = ['google', 'linkedin', 'github'] as const

export type KnownProvider = (typeof KNOWN_PROVIDERS)[number]

/** An OpenID provider that administrators of the installation have set up. */
export type OpenIdProviderName = `oidc-${string}`

export type ExternalProvider = KnownProvider | OpenIdProviderName

/** A provider as users see it. */
export interface ProviderDisplay {
  provider: ExternalProvider
  /** Its name. */
  label: string
  /** A picture as a `data:` URL; null for known providers, whose marks the client draws, and where there is none. */
  logo: string | null
}

export interface Credentials {
  email: string
  password: string
}

export interface SignInRequest extends Credentials {
  /** The token of a captcha, after CAPTCHA_REQUIRED. */
  captcha?: string
}

export interface RegistrationRequest extends Credentials {
  name: string
  /** The token of an invitation or of an invite link: where sign-up is by invitation, it has to be valid. */
  invitation?: string
}

/** The first administrator; the token is printed in the log of the server. */
export interface SetupRequest extends Omit<RegistrationRequest, 'invitation'> {
  token: string
}

/** OAuth flows of a signed-in user, in addition to the sign-in. */
export const ACCOUNT_FLOW_KINDS = ['reauthenticate', 'link'] as const

export type AccountFlowKind = (typeof ACCOUNT_FLOW_KINDS)[number]

/** Starts an OAuth flow that returns to a path of the client. Linking a provider requires reauthentication. */
export interface FlowRequest {
  purpose: AccountFlowKind
  returnTo: string
  password?: string
}

/** The page of the provider to open. */
export interface StartedFlow {
  url: string
}

/** The providers with which a user without a password confirms a sensitive change. */
export interface ReauthenticationStatus {
  providers: ProviderDisplay[]
  /** Until when the last sign-in is valid; null when it has expired. */
  validUntil: string | null
}

/** A user's account at a provider. */
export interface LinkedIdentity extends ProviderDisplay {
  id: string
  email: string | null
  createdAt: string
}

export interface IdentityList {
  identities: LinkedIdentity[]
}

/** Users with a password have to send it. */
export interface UnlinkRequest {
  password?: string
}

/** Joins the provider to the account with its address, whose password proves the user's identity. */
export interface JoinRequest {
  code: string
  password: string
}

/** Takes over the account with the address of a provider profile. */
export interface TakeAccountRequest {
  code: string
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

/** The password was correct; a code of the authenticator app, or a recovery code, completes the sign-in. */
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
  /** Derived from the user agent; null if unknown. */
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

/** The sign-in methods that this installation offers. */
export interface ProviderList {
  providers: ProviderDisplay[]
  /** Whether people may sign in with an email and a password. */
  passwordSignIn: boolean
  /** Whether the installation still has no administrator: until then, no other account can be created. */
  needsSetup: boolean
  signUp: SignUpPolicies
}

/** Whether the installation still has no administrator. */
export interface SetupStatus {
  open: boolean
}
