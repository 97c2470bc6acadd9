import { safeEqual } from '@adonisjs/core/helpers'
import { createHmac } from 'node:crypto'
import env from '#start/env'

/** The token printed in the log of an empty installation. The same on every instance and start. */
export function setupToken(): string {
  return createHmac('sha256', env.appKey).update('setup').digest('base64url').slice(0, 24)
}

/** Compares in constant time. */
export function isSetupToken(token: string): boolean {
  return safeEqual(token, setupToken())
}
