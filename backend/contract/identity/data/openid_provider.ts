import type { ErrorCode } from '../../error_code.ts'

/** What administrators set about an OpenID provider at any time. */
export interface OpenIdProviderSettings {
  label: string
  /** A small picture as a `data:` URL. */
  logo: string | null
  clientId: string
  /** Separated by spaces; `openid` is one of them. */
  scopes: string
  /** The claim with the name of a person. */
  nameClaim: string
  /** Only people with this claim may sign in; null for everyone the provider signs in. */
  requiredClaim: string | null
  /** The value, or one of the values, that the claim must have; null for any. */
  requiredValue: string | null
  /** An address at these domains counts as verified when the provider does not say whether it is. */
  emailDomains: string[]
  /** Whether people are offered to sign in with it. */
  isOn: boolean
}

/** An OpenID provider of the installation, for its administrators. */
export interface OpenIdProvider extends OpenIdProviderSettings {
  id: string
  /** Part of its addresses, so it stays. */
  slug: string
  /** Who signs tokens. It stays: to another issuer the same subject may be another person. */
  issuer: string
  /** The last characters of the client secret, which is never shown. Empty for a short one. */
  secretHint: string
  /** The address to enter at the provider as the one to return to. */
  callbackUrl: string
  /** The address to enter at the provider for back-channel sign-out. */
  logoutUrl: string
  /** How many people have signed in with it. */
  people: number
}

export interface OpenIdProviderList {
  providers: OpenIdProvider[]
  /** Whether people may sign in with a password. */
  passwordSignIn: boolean
}

export interface NewOpenIdProvider extends OpenIdProviderSettings {
  slug: string
  issuer: string
  clientSecret: string
}

export interface OpenIdProviderChange extends OpenIdProviderSettings {
  /** The former one stays without it. */
  clientSecret?: string
}

export interface PasswordSignInRequest {
  passwordSignIn: boolean
}

/** What a provider answered to a sign-in of an administrator that created nothing. */
export interface SignInTest {
  testedAt: string
  /** Why nobody could sign in like this; null if the person could. */
  problem: {
    code: ErrorCode
    /** What was wrong with the answer, in English, for those who set up the provider. */
    detail: string | null
  } | null
  /** What Fanfare reads from the claims; null if it got none. */
  person: { subject: string; email: string | null; name: string | null } | null
  /** All claims, as formatted JSON; null if there were none. */
  claims: string | null
}
