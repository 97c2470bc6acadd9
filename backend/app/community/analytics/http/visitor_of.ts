import type { HttpContext } from '@adonisjs/core/http'
import ipaddr from 'ipaddr.js'
import type { Visitor } from '#community/analytics/rules/provider_request'

const AGENT_MAX = 512

/** The visitor of a page, according to the browser and the trusted proxies. */
export function visitorOf({ request }: HttpContext): Visitor {
  const address = request.ip()
  return {
    address: ipaddr.isValid(address) ? ipaddr.process(address).toString() : address,
    agent: (request.header('user-agent') ?? '').slice(0, AGENT_MAX),
  }
}
