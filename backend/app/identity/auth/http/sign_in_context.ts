import type { HttpContext } from '@adonisjs/core/http'
import type { SignInMethod } from '#contract/identity/data/session'
import type { SignInContext } from '#identity/auth/rules/sign_in_context'

const AGENT_MAX = 400

/** The sign-in context of a request. */
export function signInContextOf({ request }: HttpContext, method: SignInMethod): SignInContext {
  return { method, agent: request.header('user-agent')?.slice(0, AGENT_MAX) ?? null, address: request.ip() }
}
