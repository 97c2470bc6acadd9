import env from '#start/env'
import { isLoopback } from '#core/network/loopback'
import type { Finding } from '#operations/doctor/rules/finding'

const NAME = 'settings'

/** Settings that are allowed but unsafe on a public server. Invalid settings stop every command earlier. */
export async function checkSettings(): Promise<Finding[]> {
  const { protocol, hostname } = new URL(env.appUrl)
  const isPublic = !isLoopback(hostname)
  const warnings = [
    isPublic &&
      protocol === 'http:' &&
      'APP_URL begins with http: sessions can be read on the way. Use HTTPS.',
    env.mode !== 'production' && `NODE_ENV is ${env.mode}. A server that people use has production.`,
    env.demo && 'DEMO is true: an empty database gets accounts whose passwords everybody knows.',
    env.smtpUrl === undefined && 'SMTP_URL is not set: mails are written to the log and reach nobody.',
  ].filter((message) => message !== false)
  if (warnings.length === 0) return [{ name: NAME, state: 'ok', message: `for ${env.appUrl}` }]
  return warnings.map((message) => ({ name: NAME, state: 'warning', message }))
}
