import logger from '@adonisjs/core/services/logger'
import { onDrain } from '#core/http/shutdown'
import { PageViewRelay } from '#community/analytics/actions/page_view_relay'
import type { HttpContext } from '@adonisjs/core/http'
import ipaddr from 'ipaddr.js'
import type { Visitor } from '#community/analytics/rules/provider_request'

/** The relay of this server. It drops what waits when the server stops. */
export const relay = new PageViewRelay((lost) => logger.warn({ lost }, 'page views were lost'))

onDrain(() => relay.stop())

const AGENT_MAX = 512

/** The visitor of a page, according to the browser and the trusted proxies. */
export function visitorOf({ request }: HttpContext): Visitor {
  const address = request.ip()
  return {
    address: ipaddr.isValid(address) ? ipaddr.process(address).toString() : address,
    agent: (request.header('user-agent') ?? '').slice(0, AGENT_MAX),
  }
}
