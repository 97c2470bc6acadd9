import type { ApiScope } from '../rules/api_scope.ts'

/** An API token, without the token itself. */
export interface ApiToken {
  id: string
  name: string
  scopes: ApiScope[]
  createdAt: string
  /** To the minute; null before the first request. */
  lastUsedAt: string | null
  expiresAt: string
}

/** The tokens of a person, newest first, including those that expired within thirty days. */
export interface ApiTokenList {
  tokens: ApiToken[]
}

/** A token of an organization, which stays valid when its maker leaves. */
export interface OrganizationToken extends ApiToken {
  /** Null when the account is deleted. */
  createdBy: { id: string; name: string; isMember: boolean } | null
}

/** The tokens of an organization, as `ApiTokenList`. */
export interface OrganizationTokenList {
  tokens: OrganizationToken[]
}

/** A new token of an organization. */
export interface OrganizationTokenRequest {
  name: string
  scopes: ApiScope[]
  /** Its lifetime, at most `TOKEN_DAYS_MAX`. */
  days: number
}

/** A new token of a person. */
export interface ApiTokenRequest extends OrganizationTokenRequest {
  /** Required for users with a password; others sign in at their provider again. */
  password?: string
}

/** The only answer that contains a token. */
export interface NewApiToken {
  token: string
  apiToken: ApiToken
}
