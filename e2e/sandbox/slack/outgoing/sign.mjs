import { createHmac } from 'node:crypto'
import { seconds } from '../ids.mjs'

const signatureOf = (secret, timestamp, body) =>
  `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`

const altered = {
  wrong: (signature) => signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
  missing: () => undefined,
}

/**
 * The headers that sign a request of Slack. For tests, `ageSeconds` backdates it, and `signature` ("wrong" or "missing")
 * invalidates it.
 */
export function signedHeaders(secret, body, { ageSeconds = 0, signature } = {}) {
  const timestamp = seconds() - ageSeconds
  const right = signatureOf(secret, timestamp, body)
  const sent = altered[signature]?.(right) ?? (signature === 'missing' ? undefined : right)
  return { 'x-slack-request-timestamp': String(timestamp), ...(sent && { 'x-slack-signature': sent }) }
}
