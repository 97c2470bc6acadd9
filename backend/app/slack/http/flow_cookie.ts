import type { HttpContext } from '@adonisjs/core/http'
import { safeEqual } from '@adonisjs/core/helpers'
import { cookieName } from '#core/http/request/cookies'
import { REPEAT_SECONDS } from '#core/http/origin/oauth_returns'
import { sha256 } from '#core/runtime/hashing/sha256'
import { FLOW_SECONDS } from '#slack/repositories/flows'

const PATH = '/'
const name = () => cookieName('slack_flow')

/** Binds a flow to this browser: the consent of another person must not connect their workspace to this organization. */
export function setFlowCookie({ response }: HttpContext, state: string): void {
  response.encryptedCookie(name(), sha256.hex(state), { path: PATH, maxAge: FLOW_SECONDS })
}

/**
 * The state of the callback, if this browser has started its flow; else null. The cookie is kept for as long as the
 * callback may be repeated.
 */
export function returningState({ request, response }: HttpContext): string | null {
  const expected: unknown = request.encryptedCookie(name())
  const state: unknown = request.qs().state
  if (typeof expected === 'string' && typeof state === 'string' && safeEqual(expected, sha256.hex(state))) {
    response.encryptedCookie(name(), expected, { path: PATH, maxAge: REPEAT_SECONDS })
    return state
  }
  response.clearCookie(name(), { path: PATH })
  return null
}
