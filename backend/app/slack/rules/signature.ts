import { createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'

/** The largest age of a request, or difference of clocks, in seconds. */
const WINDOW = 300
const SECONDS = /^\d{1,12}$/

export interface Signed {
  /** The raw body. */
  body: string
  /** In seconds. */
  timestamp: string
  signature: string
}

/**
 * Whether Slack has signed a request within the last five minutes.
 * https://docs.slack.dev/authentication/verifying-requests-from-slack
 */
export function isSigned({ body, timestamp, signature }: Signed, secret: string, at: Date): boolean {
  if (!SECONDS.test(timestamp)) return false
  if (Math.abs(at.getTime() / 1_000 - Number(timestamp)) > WINDOW) return false
  const expected = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  return safeEqual(signature, `v0=${expected}`)
}
