import { jwtVerify, type JWTVerifyOptions, type JWTVerifyResult } from 'jose'
import { now } from '#core/runtime/clock'
import type { ProviderMetadata } from '#identity/openid/gateways/provider_metadata'
import type { ProviderFetch } from '#identity/openid/gateways/provider_fetch'

/** How far the clock of a provider may be off, in seconds. */
export const CLOCK_SKEW_S = 60

/** Only what is signed with a private key of the provider: its client secret is no signature of the provider. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

interface TokenOf {
  metadata: ProviderMetadata
  clientId: string
  fetch: ProviderFetch
}

/** Verifies the signature, issuer, audience and times of a token of a provider. */
export function verifiedToken(
  token: string,
  { metadata: { server, keys }, clientId, fetch }: TokenOf,
  options: JWTVerifyOptions = {},
): Promise<JWTVerifyResult> {
  return jwtVerify(token, (header) => keys.find(fetch, header), {
    ...options,
    algorithms: ALGORITHMS,
    issuer: server.issuer,
    audience: clientId,
    clockTolerance: CLOCK_SKEW_S,
    currentDate: now(),
  })
}
