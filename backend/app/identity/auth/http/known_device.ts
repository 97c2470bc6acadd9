import type { HttpContext } from '@adonisjs/core/http'
import { emailKey } from '#core/database/search/email_key'
import { sha256 } from '#core/runtime/hashing/sha256'
import { cookieName } from '#core/http/request/cookies'

const COOKIE = cookieName('known_device')
const COOKIE_AGE = '365d'
/** The most accounts that a shared browser remembers; the oldest is forgotten first. */
const ACCOUNTS_MAX = 5

const keyOf = (email: string) => sha256.base64url(emailKey(email))

/** Whether this browser was used before to sign in to the account with this address. */
export function isKnownDevice({ request }: HttpContext, email: string): boolean {
  return accountsOf(request).includes(keyOf(email))
}

/** Remembers a successful sign-in in this browser, in an encrypted cookie. */
export function rememberDevice({ request, response }: HttpContext, email: string): void {
  const others = accountsOf(request).filter((key) => key !== keyOf(email))
  const accounts = [keyOf(email), ...others].slice(0, ACCOUNTS_MAX)
  response.encryptedCookie(COOKIE, accounts, { path: '/', maxAge: COOKIE_AGE })
}

function accountsOf(request: HttpContext['request']): string[] {
  const accounts: unknown = request.encryptedCookie(COOKIE)
  return Array.isArray(accounts) ? accounts.filter((key) => typeof key === 'string') : []
}
