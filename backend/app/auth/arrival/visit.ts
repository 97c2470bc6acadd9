import { createHash } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { SignInWay } from '#contract/data/session'
import { addressKey } from '#core/rate_limit/address_key'

const AGENT_MAX = 400

/** From where and how somebody signs in. */
export interface Visit {
  way: SignInWay
  agent: string | null
  address: string
  /** The computer, where the desktop client runs. */
  device?: string
}

/** The visit a request is part of. */
export function visitOf({ request }: HttpContext, way: SignInWay): Visit {
  return { way, agent: request.header('user-agent')?.slice(0, AGENT_MAX) ?? null, address: request.ip() }
}

/** The same for every request of one client, and nobody's secret: its network and its browser. */
export function clientOf({ agent, address }: Visit): string {
  return createHash('sha256')
    .update(`${addressKey(address)}\n${agent ?? ''}`)
    .digest('hex')
}
