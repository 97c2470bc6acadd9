import type { HttpContext } from '@adonisjs/core/http'
import type { OpenIdProviderName } from '#contract/identity/data/session'
import { providerSessionKey } from '#identity/auth/repositories/provider_sessions'
import { providerNotOffered } from '#identity/external_sign_in/errors'
import type { OAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { toProviderProfile, type ProviderProfile } from '#identity/external_sign_in/http/provider_profile'
import { callProvider } from '#identity/openid/gateways/call_provider'
import {
  fetchClaims,
  openIdAuthorizationUrl,
  type OpenIdClient,
} from '#identity/openid/gateways/openid_client'
import { notAdmitted } from '#identity/openid/errors'
import { settingsOf, type OpenIdProviderRow } from '#identity/openid/models/openid_provider'
import { findProvider, slugOf } from '#identity/openid/queries/openid_providers'
import { claimAt, isAdmitted, isVerifiedEmail, type Claims } from '#identity/openid/rules/claims'
import { openSecret } from '#identity/openid/rules/sealed_secret'
import { callbackUrlOf } from '#identity/openid/transformers/openid_provider_transformer'

/** The address at an OpenID provider that a flow begins with. */
export async function openIdSignInUrl(name: OpenIdProviderName, flow: OAuthFlow): Promise<string> {
  const client = clientOf(await requireRow(name))
  return callProvider(name, (signal) => openIdAuthorizationUrl(client, flow, signal))
}

/** Who has returned from an OpenID provider. EXTERNAL_NOT_ADMITTED if the settings do not admit this person. */
export async function openIdProfile(
  ctx: HttpContext,
  name: OpenIdProviderName,
  flow: OAuthFlow,
): Promise<ProviderProfile> {
  const row = await requireRow(name)
  const claims = await openIdClaims(ctx, row, flow)
  if (!isAdmitted(claims, settingsOf(row))) throw notAdmitted()
  return profileOf(claims, row)
}

/** The claims with which a person has returned from an OpenID provider. */
export function openIdClaims(ctx: HttpContext, row: OpenIdProviderRow, flow: OAuthFlow): Promise<Claims> {
  const returned = new URLSearchParams(ctx.request.parsedUrl.query ?? '')
  return callProvider(flow.provider, (signal) => fetchClaims(clientOf(row), flow, returned, signal))
}

/** What is read from the claims, validated. */
export function profileOf(claims: Claims, row: OpenIdProviderRow): Promise<ProviderProfile> {
  const { sub, sid, email } = claims
  const verified = isVerifiedEmail(claims, settingsOf(row)) ? 'verified' : 'unverified'
  const read = { id: String(sub), email: email as string, name: claimAt(claims, row.name_claim) as string }
  const session = typeof sid === 'string' && sid !== '' ? providerSessionKey(sid) : null
  return toProviderProfile({ ...read, emailVerificationState: verified }, session)
}

async function requireRow(name: OpenIdProviderName): Promise<OpenIdProviderRow> {
  const row = await findProvider(slugOf(name))
  if (!row) throw providerNotOffered()
  return row
}

function clientOf(row: OpenIdProviderRow): OpenIdClient {
  const clientSecret = openSecret(row.id, row.client_secret)
  if (clientSecret === null) throw new Error('the client secret was encrypted with another APP_KEY')
  const { scopes, nameClaim, requiredClaim, clientId } = settingsOf(row)
  const callbackUrl = callbackUrlOf(row.slug)
  return { issuer: row.issuer, clientId, clientSecret, scopes, nameClaim, requiredClaim, callbackUrl }
}
