import * as oauth from 'oauth4webapi'
import { now } from '#core/runtime/clock'
import { pkceChallenge } from '#core/runtime/hashing/sha256'
import { signInDenied } from '#identity/external_sign_in/errors'
import { providerFetch, type ProviderFetch } from '#identity/openid/gateways/provider_fetch'
import { providerMetadata, type ProviderMetadata } from '#identity/openid/gateways/provider_metadata'
import { CLOCK_SKEW_S, verifiedToken } from '#identity/openid/gateways/verified_token'
import { claimAt, type Claims } from '#identity/openid/rules/claims'

/** This installation as a client of a provider. */
export interface OpenIdClient {
  issuer: string
  clientId: string
  clientSecret: string
  scopes: string
  nameClaim: string
  requiredClaim: string | null
  callbackUrl: string
}

/** The secrets of a flow that this browser has started. */
export interface OpenIdFlow {
  state: string
  verifier: string
  nonce: string
}

/** The address at the provider that a sign-in begins with. */
export async function openIdAuthorizationUrl(
  client: OpenIdClient,
  flow: OpenIdFlow,
  signal: AbortSignal,
): Promise<string> {
  const { authorizationUrl } = await providerMetadata(client.issuer, providerFetch(signal))
  const url = new URL(authorizationUrl)
  const parameters = {
    client_id: client.clientId,
    redirect_uri: client.callbackUrl,
    response_type: 'code',
    scope: client.scopes,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: pkceChallenge(flow.verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * What the provider says about the person who returns with these parameters: the claims of the ID token, once it is
 * verified, and those of the user info. Throws EXTERNAL_DENIED when the person has cancelled.
 */
export async function fetchClaims(
  client: OpenIdClient,
  flow: OpenIdFlow,
  returned: URLSearchParams,
  signal: AbortSignal,
): Promise<Claims> {
  const fetch = providerFetch(signal)
  const metadata = await providerMetadata(client.issuer, fetch)
  const { idToken, claims, accessToken } = await exchangeCode(client, flow, { returned, metadata, fetch })
  await verifiedToken(idToken, { metadata, clientId: client.clientId, fetch })
  if (isComplete(claims, client) || !metadata.server.userinfo_endpoint) return claims
  return {
    ...(await fetchUserInfo(client, { metadata, fetch, accessToken, subject: claims.sub })),
    ...claims,
  }
}

/** Providers may put few claims into the token. */
const isComplete = (claims: Claims, { nameClaim, requiredClaim }: OpenIdClient) =>
  ['email', nameClaim, requiredClaim ?? 'sub'].every((name) => claimAt(claims, name) !== undefined)

interface Call {
  metadata: ProviderMetadata
  fetch: ProviderFetch
}

const clientOf = ({ clientId }: OpenIdClient): oauth.Client => ({
  client_id: clientId,
  [oauth.clockTolerance]: CLOCK_SKEW_S,
  [oauth.clockSkew]: Math.round((now().getTime() - Date.now()) / 1_000),
})

const optionsOf = (fetch: ProviderFetch) => ({
  [oauth.customFetch]: fetch,
  // Our fetch decides where http is allowed.
  [oauth.allowInsecureRequests]: true,
})

async function exchangeCode(
  client: OpenIdClient,
  flow: OpenIdFlow,
  { returned, metadata: { server }, fetch }: Call & { returned: URLSearchParams },
) {
  const as = clientOf(client)
  const answer = await oauth.authorizationCodeGrantRequest(
    server,
    as,
    authenticationAt(server, client.clientSecret),
    returnedCode(server, as, returned, flow),
    client.callbackUrl,
    flow.verifier,
    optionsOf(fetch),
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, as, answer, {
    expectedNonce: flow.nonce,
    requireIdToken: true,
  })
  const claims: Claims & { sub: string } = { ...oauth.getValidatedIdTokenClaims(tokens)! }
  return { claims, idToken: tokens.id_token!, accessToken: tokens.access_token }
}

/** Also refuses the answer of another provider, where the provider says whose answer it is. */
function returnedCode(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  returned: URLSearchParams,
  { state }: OpenIdFlow,
): URLSearchParams {
  try {
    return oauth.validateAuthResponse(server, client, returned, state)
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
      throw signInDenied()
    throw error
  }
}

/** As OpenID Connect expects by default, unless the provider only takes the secret in the body. */
function authenticationAt(
  { token_endpoint_auth_methods_supported: methods }: oauth.AuthorizationServer,
  secret: string,
) {
  const isBasic = methods === undefined || methods.includes('client_secret_basic')
  return isBasic ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret)
}

async function fetchUserInfo(
  client: OpenIdClient,
  { metadata: { server }, fetch, accessToken, subject }: Call & { accessToken: string; subject: string },
): Promise<Claims> {
  const as = clientOf(client)
  const answer = await oauth.userInfoRequest(server, as, accessToken, optionsOf(fetch))
  return { ...(await oauth.processUserInfoResponse(server, as, subject, answer)) }
}
