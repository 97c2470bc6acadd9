import type { HttpContext } from '@adonisjs/core/http'
import { safeEqual } from '@adonisjs/core/helpers'
import { randomBytes } from 'node:crypto'
import type { ExternalProvider } from '#contract/identity/data/session'
import { now } from '#core/runtime/clock'
import { cookieName } from '#core/http/request/cookies'
import { REPEAT_SECONDS } from '#core/http/origin/oauth_returns'
import type { FlowPurpose } from '#identity/external_sign_in/rules/flow_purpose'

/** The lifetime of a flow. */
const FLOW_SECONDS = 600
const RANDOM_BYTES = 32
const PATH = '/'

/** The state of an OAuth flow, in an encrypted cookie between the redirect and the callback. */
export interface OAuthFlow {
  provider: ExternalProvider
  /** The `state` parameter: a callback with another value was not started by this browser. */
  state: string
  /** The PKCE verifier. */
  verifier: string
  /** The nonce of the ID token: one for another flow is refused. */
  nonce: string
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
    nonce: random(),
    purpose,
    expiresAt: now().getTime() + FLOW_SECONDS * 1_000,
  }
  response.encryptedCookie(cookieOf(provider), flow, { path: PATH, maxAge: FLOW_SECONDS })
  return flow
}

/**
 * The flow that this browser has started with a provider. Null if there is none, it has expired or the state differs.
 * Its cookie is kept for as long as the callback may be repeated.
 */
export function returningFlow(
  { request, response }: HttpContext,
  provider: ExternalProvider,
): OAuthFlow | null {
  const flow: OAuthFlow | null = request.encryptedCookie(cookieOf(provider)) ?? null
  const isValid =
    flow?.provider === provider &&
    flow.expiresAt > now().getTime() &&
    safeEqual(flow.state, String(request.input('state')))
  if (isValid) response.encryptedCookie(cookieOf(provider), flow, { path: PATH, maxAge: REPEAT_SECONDS })
  else response.clearCookie(cookieOf(provider), { path: PATH })
  return isValid ? flow : null
}
