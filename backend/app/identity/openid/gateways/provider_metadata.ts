import { LRUCache } from 'lru-cache'
import * as oauth from 'oauth4webapi'
import env from '#start/env'
import { SigningKeys } from '#identity/openid/gateways/signing_keys'
import type { ProviderFetch } from '#identity/openid/gateways/provider_fetch'
import { parseProviderUrl } from '#identity/openid/rules/provider_url'

/** What a provider publishes about itself. */
export interface ProviderMetadata {
  server: oauth.AuthorizationServer
  authorizationUrl: string
  keys: SigningKeys
}

const KEPT_MS = 600_000
const KEPT_MAX = 50

const known = new LRUCache<string, ProviderMetadata>({ max: KEPT_MAX, ttl: KEPT_MS })

/** Forgets all metadata, as a restart does. */
export const forgetMetadata = (): void => known.clear()

/** The metadata of an issuer, by discovery. It is fetched every ten minutes at most; a failure is not kept. */
export async function providerMetadata(issuer: string, fetch: ProviderFetch): Promise<ProviderMetadata> {
  const found = known.get(issuer)
  if (found) return found
  const metadata = await discover(issuer, fetch)
  known.set(issuer, metadata)
  return metadata
}

async function discover(issuer: string, fetch: ProviderFetch): Promise<ProviderMetadata> {
  const answer = await oauth.discoveryRequest(new URL(issuer), {
    algorithm: 'oidc',
    [oauth.customFetch]: fetch,
    // Our fetch decides where http is allowed.
    [oauth.allowInsecureRequests]: true,
  })
  const server = await oauth.processDiscoveryResponse(new URL(issuer), answer)
  const { authorization_endpoint: typed = '', jwks_uri: jwksUrl, token_endpoint: tokenUrl } = server
  // Browsers are sent there.
  const authorization = parseProviderUrl(typed, {
    url: env.external.issuer,
    privateHosts: env.external.privateHosts,
  })
  if (!authorization) throw new Error('the metadata have no valid authorization_endpoint')
  if (!tokenUrl || !jwksUrl) throw new Error('the metadata have no token_endpoint or no jwks_uri')
  return { server, authorizationUrl: authorization.href, keys: new SigningKeys(jwksUrl) }
}
