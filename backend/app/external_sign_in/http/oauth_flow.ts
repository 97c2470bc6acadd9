import type { HttpContext } from '@adonisjs/core/http'
import { safeEqual } from '@adonisjs/core/helpers'
import { randomBytes } from 'node:crypto'
import type { ExternalProvider } from '#contract/data/session'
import { now } from '#core/clock'
import { cookieName } from '#core/http/cookies'
import type { FlowPurpose } from '#external_sign_in/rules/flow_purpose'
import { OAUTH_FLOW_SECONDS, redeemState } from '#external_sign_in/repositories/used_states'

const RANDOM_BYTES = 32
const PATH = '/'

/** The state of an OAuth flow, in an encrypted cookie between the redirect and the callback. */
export interface OAuthFlow {
  provider: ExternalProvider
  /** The `state` parameter: a callback with another one did not start in this browser. */
  state: string
  /** The PKCE verifier. */
  verifier: string
  purpose: FlowPurpose
  /** Milliseconds since the epoch. */
  expiresAt: number
}

const cookieOf = (provider: ExternalProvider) => cookieName(`oauth_flow_${provider}`)
const random = () => randomBytes(RANDOM_BYTES).toString('base64url')

/** Starts an OAuth flow and stores it in an encrypted cookie. */
export function startOAuthFlow(
  { response }: HttpContext,
  provider: ExternalProvider,
  purpose: FlowPurpose,
): OAuthFlow {
  const flow = {
    provider,
    state: random(),
    verifier: random(),
    purpose,
    expiresAt: now().getTime() + OAUTH_FLOW_SECONDS * 1_000,
  }
  response.encryptedCookie(cookieOf(provider), flow, { path: PATH, maxAge: OAUTH_FLOW_SECONDS })
  return flow
}

/** Finishes the flow of this browser and provider, once. Null when there is none, it has expired or the state differs. */
export async function finishOAuthFlow(
  ctx: HttpContext,
  provider: ExternalProvider,
): Promise<OAuthFlow | null> {
  const { request, response } = ctx
  const flow: OAuthFlow | null = request.encryptedCookie(cookieOf(provider)) ?? null
  response.clearCookie(cookieOf(provider), { path: PATH })
  const isValid =
    flow?.provider === provider &&
    flow.expiresAt > now().getTime() &&
    safeEqual(flow.state, String(request.input('state')))
  return isValid && (await redeemState(flow.state)) ? flow : null
}
