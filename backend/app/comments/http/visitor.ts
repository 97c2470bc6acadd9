import type { HttpContext } from '@adonisjs/core/http'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { cookieName } from '#core/http/cookies'
import { isId, newId } from '#core/ids'
import { addressKey } from '#core/rate_limit/address_key'
import type { Visitor } from '#comments/models/visitor'

const COOKIE = cookieName('fanfare_visitor')
const COOKIE_AGE = '365d'

const hash = (kind: string, value: string) =>
  createHmac('sha256', env.appKey).update(`${kind}:${value}`).digest('base64url')

/** The visitor a request comes from; null for one who has never claimed anything. */
export function knownVisitor({ request }: HttpContext): string | null {
  const id: unknown = request.cookie(COOKIE)
  return typeof id === 'string' && isId(id) ? hash('visitor', id) : null
}

/** The visitor a request comes from; a new one gets a signed cookie. */
export function requireVisitor(ctx: HttpContext): Visitor {
  const address = hash('address', addressKey(ctx.request.ip()))
  const known = knownVisitor(ctx)
  if (known) return { visitor: known, address }
  const id = newId()
  ctx.response.cookie(COOKIE, id, { maxAge: COOKIE_AGE, path: '/', httpOnly: true, sameSite: 'lax' })
  return { visitor: hash('visitor', id), address }
}
