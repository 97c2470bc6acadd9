import { providerFetch } from '#identity/openid/gateways/provider_fetch'
import { providerMetadata } from '#identity/openid/gateways/provider_metadata'
import { CLOCK_SKEW_S, verifiedToken } from '#identity/openid/gateways/verified_token'

/** How old a logout token may be, in seconds, whatever it says itself. */
const MAX_AGE_S = 600

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const TYPES = new Set<unknown>([undefined, 'JWT', 'logout+jwt'])

/** Whom a provider has signed out: a person, one session of a person, or both. */
export interface LogoutToken {
  jti: string
  subject: string | null
  session: string | null
  expiresAt: Date
}

/**
 * Verifies a logout token. Throws when it is none: https://openid.net/specs/openid-connect-backchannel-1_0.html#Validation
 */
export async function verifyLogoutToken(
  token: string,
  { issuer, clientId }: { issuer: string; clientId: string },
  signal: AbortSignal,
): Promise<LogoutToken> {
  const fetch = providerFetch(signal)
  const metadata = await providerMetadata(issuer, fetch)
  const { payload, protectedHeader } = await verifiedToken(
    token,
    { metadata, clientId, fetch },
    { maxTokenAge: MAX_AGE_S, requiredClaims: ['jti', 'events'] },
  )
  const { jti, sub, sid, nonce, events, iat } = payload
  if (!TYPES.has(protectedHeader.typ)) throw new Error('the token has another type')
  if (nonce !== undefined) throw new Error('the token has a nonce, as ID tokens have')
  if (!isLogout(events)) throw new Error('the token is about another event')
  const [subject, session] = [textOf(sub), textOf(sid)]
  if (subject === null && session === null) throw new Error('the token names neither a person nor a session')
  return { jti: jti!, subject, session, expiresAt: new Date((iat! + MAX_AGE_S + CLOCK_SKEW_S) * 1_000) }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function isLogout(events: unknown): boolean {
  if (typeof events !== 'object' || events === null) return false
  const event: unknown = Object.getOwnPropertyDescriptor(events, EVENT)?.value
  return typeof event === 'object' && event !== null
}
