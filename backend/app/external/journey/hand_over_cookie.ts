import type { HttpContext } from '@adonisjs/core/http'

const NAME = 'hand_over'
const PATH = '/api/auth/exchange'
const SECONDS = 60

/** Ties a hand-over code to the browser that came back with it, so that nobody is signed in by a link of somebody else. */
export function keepHandOver({ response }: HttpContext, code: string): void {
  response.encryptedCookie(NAME, code, { path: PATH, maxAge: SECONDS })
}

/** Whether this browser is the one that came back with the code. */
export function hasHandOver({ request }: HttpContext, code: string): boolean {
  return request.encryptedCookie(NAME) === code
}

/** Forgets the code, which is used. */
export function dropHandOver({ response }: HttpContext): void {
  response.clearCookie(NAME, { path: PATH })
}
