import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#start/env'

/** What only somebody who can read the log of an empty installation knows. The same on every instance and start. */
export function setupToken(): string {
  return createHmac('sha256', env.appKey).update('setup').digest('base64url').slice(0, 24)
}

/** Compares without telling how much was right. */
export function isSetupToken(token: string): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(setupToken())]
  return given.length === right.length && timingSafeEqual(given, right)
}
