import type { OpenIdProviderName } from '../data/session.ts'

/** Short enough for the columns that name a provider, with `oidc-` before it. */
export const OPENID_SLUG_MAX = 15

export const OPENID_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const OPENID_LABEL_MAX = 60
export const OPENID_ISSUER_MAX = 500
export const OPENID_CLIENT_MAX = 255
export const OPENID_SECRET_MAX = 1_000
export const OPENID_SCOPES_MAX = 255
export const OPENID_CLAIM_MAX = 100
export const OPENID_CLAIM_VALUE_MAX = 255
/** The most characters of a logo as a `data:` URL. Clients shrink a picture before they send it. */
export const OPENID_LOGO_MAX = 65_536
/** The most providers of an installation: each is a button on the page to sign in. */
export const OPENID_PROVIDERS_MAX = 20

export const DEFAULT_SCOPES = 'openid profile email'
export const DEFAULT_NAME_CLAIM = 'name'

/** The name of a provider in addresses and in what belongs to it. */
export const openIdName = (slug: string): OpenIdProviderName => `oidc-${slug}`

/** Whether the name of a provider is that of an OpenID provider of the installation. */
export const isOpenIdName = (name: string): name is OpenIdProviderName => name.startsWith('oidc-')

/** Where the provider sends the browser back to, below the address of the server. */
export const callbackPath = (slug: string): string => `/api/auth/${openIdName(slug)}/callback`

/** Where the provider says that a person has signed out there. */
export const logoutPath = (slug: string): string => `/api/auth/${openIdName(slug)}/logout`
