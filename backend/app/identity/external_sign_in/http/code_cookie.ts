import type { HttpContext } from '@adonisjs/core/http'
import { cookieName } from '#core/http/request/cookies'

const PATH = '/'

/** The codes that the callback passes to the client in the address, with their lifetime in seconds. */
const COOKIES = {
  exchange: { name: cookieName('exchange_code'), maxAge: 60 },
  join: { name: cookieName('join_code'), maxAge: 600 },
} as const

type Kind = keyof typeof COOKIES

/** Binds a code to the browser of the callback, so that a link cannot sign another person in. */
export function setCodeCookie({ response }: HttpContext, kind: Kind, code: string): void {
  const { name, maxAge } = COOKIES[kind]
  response.encryptedCookie(name, code, { path: PATH, maxAge })
}

/** Whether this browser received the code. */
export function hasCodeCookie({ request }: HttpContext, kind: Kind, code: string): boolean {
  return request.encryptedCookie(COOKIES[kind].name) === code
}

export function clearCodeCookie({ response }: HttpContext, kind: Kind): void {
  response.clearCookie(COOKIES[kind].name, { path: PATH })
}
