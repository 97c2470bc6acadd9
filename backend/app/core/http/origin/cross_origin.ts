import type { HttpContext } from '@adonisjs/core/http'

/**
 * Whether a request has an API token, valid or not; the token of a directory is none. Only the header is read: addresses
 * end up in logs.
 */
export const sendsApiToken = ({ request }: HttpContext): boolean =>
  /^bearer\s+ff_(?!scim_)/i.test(request.header('authorization') ?? '')

/** Whether pages of an origin may read answers: only an exact match, which `null` and other ports are not. */
export const mayRead = (origin: string | undefined, allowed: readonly string[]): boolean =>
  origin !== undefined && allowed.includes(origin)

/** Whether a browser asks before a request of another origin that would carry a token. */
export function isPreflight({ request }: HttpContext): boolean {
  const wanted = request.header('access-control-request-headers') ?? ''
  const isAsking =
    request.method() === 'OPTIONS' && request.header('access-control-request-method') !== undefined
  return isAsking && wanted.split(',').some((name) => name.trim().toLowerCase() === 'authorization')
}
