import type { HttpContext } from '@adonisjs/core/http'
import { createHmac } from 'node:crypto'
import env from '#start/env'
import { networkOf } from '#core/http/origin/network_of'

/** A keyed hash of the network of a request: shows whether two are the same without revealing them. */
export function networkKey({ request }: Pick<HttpContext, 'request'>): string {
  const network = networkOf(request.ip())
  return createHmac('sha256', env.appKey).update(`report:${network}`).digest('base64url')
}
