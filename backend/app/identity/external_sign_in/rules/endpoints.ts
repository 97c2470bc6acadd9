import type { KnownProvider } from '#contract/identity/data/session'

/** The endpoints of an OpenID provider. */
export interface Endpoints {
  authorizeUrl: string
  accessTokenUrl: string
  userInfoUrl: string
}

/** The endpoints of the OpenID Connect providers. */
export const OPENID_ENDPOINTS = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    accessTokenUrl: 'https://oauth2.googleapis.com/token',
    userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  linkedin: {
    authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization',
    accessTokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
    userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
  },
} as const satisfies Partial<Record<KnownProvider, Endpoints>>

/** The endpoints of the sandbox provider. */
export function endpointsOf(issuer: string): Endpoints {
  return { authorizeUrl: `${issuer}/auth`, accessTokenUrl: `${issuer}/token`, userInfoUrl: `${issuer}/me` }
}
