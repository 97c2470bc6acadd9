import type { HttpContext } from '@adonisjs/core/http'
import ipaddr from 'ipaddr.js'
import type { Visitor } from '#analytics/rules/provider_request'

const AGENT_MAX = 512

/** Who has looked at a page, as their browser and the trusted proxies say it. */
export function visitorOf({ request }: HttpContext): Visitor {
  const address = request.ip()
  return {
    address: ipaddr.isValid(address) ? ipaddr.process(address).toString() : address,
    agent: (request.header('user-agent') ?? '').slice(0, AGENT_MAX),
  }
}
