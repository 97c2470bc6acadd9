import type { HttpContext } from '@adonisjs/core/http'
import { cookieName } from '#core/http/cookies'

const NAME = cookieName('exchange_code')
const PATH = '/'
const SECONDS = 60

/** Binds an exchange code to the browser of the callback, so that a link cannot sign somebody else in. */
export function setExchangeCookie({ response }: HttpContext, code: string): void {
  response.encryptedCookie(NAME, code, { path: PATH, maxAge: SECONDS })
}

/** Whether this browser received the code. */
export function hasExchangeCookie({ request }: HttpContext, code: string): boolean {
  return request.encryptedCookie(NAME) === code
}

export function clearExchangeCookie({ response }: HttpContext): void {
  response.clearCookie(NAME, { path: PATH })
}
