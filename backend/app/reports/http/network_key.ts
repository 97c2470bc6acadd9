import type { HttpContext } from '@adonisjs/core/http'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { networkOf } from '#core/http/network_of'

/** A keyed hash of the network a request comes from: tells whether two are the same, not which one it is. */
export function networkKey({ request }: Pick<HttpContext, 'request'>): string {
  const network = networkOf(request.ip())
  return createHmac('sha256', env.appKey).update(`report:${network}`).digest('base64url')
}
