import type { HttpContext } from '@adonisjs/core/http'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { cookieName } from '#core/http/request/cookies'
import { isId, newId } from '#core/runtime/ids'
import { addressKey } from '#core/http/origin/client_address'
import type { KnownVisitor, Visitor } from '#suggestions/comments/repositories/visitor_claims'

const COOKIE = cookieName('fanfare_visitor')
const COOKIE_AGE = '365d'

const hash = (kind: string, value: string) =>
  createHmac('sha256', env.appKey).update(`${kind}:${value}`).digest('base64url')

/** The visitor of a request; null for one who has never claimed anything. */
function knownVisitor({ request }: HttpContext): string | null {
  const id: unknown = request.cookie(COOKIE)
  return typeof id === 'string' && isId(id) ? hash('visitor', id) : null
}

/** The visitor and the address of a request; sets no cookie for a new visitor. */
export const visitorOf = (ctx: HttpContext): KnownVisitor => ({
  visitor: knownVisitor(ctx),
  address: addressOf(ctx),
})

const addressOf = ({ request }: HttpContext) => hash('address', addressKey(request.ip()))

/** The visitor of a request; a new one gets a signed cookie. */
export function requireVisitor(ctx: HttpContext): Visitor {
  const address = addressOf(ctx)
  const known = knownVisitor(ctx)
  if (known) return { visitor: known, address }
  const id = newId()
  ctx.response.cookie(COOKIE, id, { maxAge: COOKIE_AGE, path: '/', httpOnly: true, sameSite: 'lax' })
  return { visitor: hash('visitor', id), address }
}
