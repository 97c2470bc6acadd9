/** What a scope of an API token allows; `organization` says whether a token of an organization can have it. */
interface ScopeRule {
  organization: boolean
}

/** The scopes of API tokens, in the order of the screens. Copies belong to people: no organization claims a suggestion. */
export const SCOPES = {
  'profile:read': { organization: false },
  'organizations:read': { organization: true },
  'members:read': { organization: true },
  'posts:read': { organization: true },
  'posts:write': { organization: true },
  'suggestions:read': { organization: true },
  'suggestions:write': { organization: true },
  'suggestions:claim': { organization: false },
  'notifications:read': { organization: false },
  'reports:read': { organization: false },
} as const satisfies Record<string, ScopeRule>

export type ApiScope = keyof typeof SCOPES

/** The scopes that a token of a person can have. */
export const API_SCOPES = Object.keys(SCOPES) as ApiScope[]

/** The scopes that a token of an organization can have. */
export const ORGANIZATION_SCOPES = API_SCOPES.filter((scope) => SCOPES[scope].organization)

/** The longest life of an API token, in days, and what is offered. */
export const TOKEN_DAYS_MAX = 365
export const TOKEN_DAYS = [30, 90, TOKEN_DAYS_MAX] as const

/** The most tokens of a person or an organization; expired ones count until they are deleted. */
export const TOKENS_MAX = 30
export const TOKEN_NAME_MAX = 60
