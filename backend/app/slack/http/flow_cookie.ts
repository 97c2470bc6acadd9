import type { HttpContext } from '@adonisjs/core/http'
import { safeEqual } from '@adonisjs/core/helpers'
import { cookieName } from '#core/http/request/cookies'
import { REPEAT_SECONDS } from '#core/http/origin/oauth_returns'
import { sha256 } from '#core/runtime/hashing/sha256'
import { FLOW_SECONDS } from '#slack/repositories/flows'

const PATH = '/'
interface FlowCookie {
  hash: string
  returnTo: string | null
}

const name = () => cookieName('slack_flow')

/** A flow that has returned to the browser that started it. */
export interface ReturnedFlow {
  state: string
  /** The path where it was started; null for the settings of the organization. */
  returnTo: string | null
}

/**
 * Binds a flow to this browser: the consent of another person must not connect their workspace to this organization.
 * The cookie also has where the browser returns to; it is encrypted, so that nobody else can choose that.
 */
export function setFlowCookie({ response }: HttpContext, state: string, returnTo?: string): void {
  const content: FlowCookie = { hash: sha256.hex(state), returnTo: returnTo ?? null }
  response.encryptedCookie(name(), content, { path: PATH, maxAge: FLOW_SECONDS })
}

/**
 * The flow of the callback, if this browser has started it; else null. The cookie is kept for as long as the callback
 * may be repeated.
 */
export function returnedFlow({ request, response }: HttpContext): ReturnedFlow | null {
  const cookie = request.encryptedCookie(name()) as FlowCookie | null
  const state: unknown = request.qs().state
  if (
    typeof cookie?.hash === 'string' &&
    typeof state === 'string' &&
    safeEqual(cookie.hash, sha256.hex(state))
  ) {
    response.encryptedCookie(name(), cookie, { path: PATH, maxAge: REPEAT_SECONDS })
    return { state, returnTo: cookie.returnTo }
  }
  response.clearCookie(name(), { path: PATH })
  return null
}
