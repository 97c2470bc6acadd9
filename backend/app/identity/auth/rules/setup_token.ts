import { safeEqual } from '@adonisjs/core/helpers'
import { createHmac } from 'node:crypto'
import { now } from '#core/runtime/clock'
import env from '#start/env'

const DAY_MS = 86_400_000

const today = () => Math.floor(now().getTime() / DAY_MS)

/**
 * The token in the log of an empty installation, the same on every instance. It changes daily, so that an old log is
 * useless.
 */
export function setupToken(day = today()): string {
  return createHmac('sha256', env.appKey).update(`setup ${day}`).digest('base64url').slice(0, 24)
}

/** Whether this is the token of today or yesterday. Compares in constant time. */
export function isSetupToken(token: string): boolean {
  const matches = [today(), today() - 1].map((day) => safeEqual(token, setupToken(day)))
  return matches.includes(true)
}
