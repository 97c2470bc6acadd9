import { createHash, randomBytes } from 'node:crypto'

/** An id in Slack's form that is the same on every start. */
export const stableId = (prefix, text) =>
  prefix + createHash('sha256').update(`${prefix}:${text}`).digest('hex').slice(0, 10).toUpperCase()

/** A fresh id in Slack's form. */
export const newId = (prefix) => prefix + randomBytes(5).toString('hex').toUpperCase()

/** A secret in Slack's form: a token, a code or the path of a response URL. */
export const newSecret = (prefix) => `${prefix}-${randomBytes(18).toString('base64url')}`

let last = 0

/** The next message timestamp: seconds and microseconds, unique and increasing. */
export function nextTs() {
  last = Math.max(Date.now() * 1_000, last + 1)
  const micros = String(last)
  return `${micros.slice(0, -6)}.${micros.slice(-6)}`
}

export const seconds = () => Math.floor(Date.now() / 1_000)
