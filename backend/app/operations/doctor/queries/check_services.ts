import { createTransport } from 'nodemailer'
import env from '#start/env'
import { redisCheck } from '#core/observability/health/redis_check'
import { s3Check } from '#core/observability/health/s3_check'
import { smtpSettings } from '#core/mail/smtp_settings'
import { reachProviders } from '#ai/public'
import type { Finding } from '#operations/doctor/rules/finding'
import { reachSlack } from '#slack/public'

/** Whether the mail server accepts the connection and the credentials. Sends nothing. */
export async function checkMail(): Promise<Finding[]> {
  if (env.smtpUrl === undefined) return []
  const settings = smtpSettings(env.smtpUrl, { plaintext: env.smtpPlaintext })
  const transport = createTransport(settings)
  const address = `${settings.host}:${settings.port}`
  try {
    await transport.verify()
    return [{ name: 'mail', state: 'ok', message: `${address} accepts mails` }]
  } catch (error) {
    const message = `${address}: ${(error as Error).message}. Check SMTP_URL.`
    return [{ name: 'mail', state: 'error', message }]
  } finally {
    transport.close()
  }
}

export async function checkRedis(): Promise<Finding[]> {
  if (env.redisUrl === undefined) return []
  const { status, message } = await redisCheck().run()
  return [{ name: 'Redis', state: status === 'ok' ? 'ok' : 'error', message }]
}

export async function checkS3(): Promise<Finding[]> {
  if (env.s3 === null) return []
  const { status, message } = await s3Check().run()
  return [{ name: 'S3', state: status === 'ok' ? 'ok' : 'error', message }]
}

export async function checkSlack(): Promise<Finding[]> {
  const { clientId, url } = env.slack
  if (clientId === undefined) return []
  try {
    await reachSlack()
    return [{ name: 'Slack', state: 'ok', message: `${url} answers` }]
  } catch (error) {
    return [{ name: 'Slack', state: 'error', message: `${url}: ${(error as Error).message}` }]
  }
}

/** Organizations choose their provider, so one that does not answer is only a warning. */
export async function checkProviders(): Promise<Finding[]> {
  const found = await reachProviders()
  return found.map(({ address, failure }) => ({
    name: 'AI',
    state: failure === null ? 'ok' : 'warning',
    message: failure === null ? `${address} answers` : `${address}: ${failure}`,
  }))
}
