import { defineConfig } from '@adonisjs/mail'
import { configProvider } from '@adonisjs/core'
import env from '#start/env'

/** How long the mail server may take to answer. */
const TIMEOUT_MS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

function smtpSettings(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port || (secure ? 465 : 587)),
    secure,
    ...(username && {
      auth: {
        type: 'login' as const,
        user: decodeURIComponent(username),
        pass: decodeURIComponent(password),
      },
    }),
    ...TIMEOUT_MS,
  }
}

const smtp = configProvider.create(async () => {
  const { SMTPTransport } = await import('@adonisjs/mail/transports/smtp')
  return () => new SMTPTransport(smtpSettings(env.smtpUrl!))
})

const log = configProvider.create(async () => {
  const { LogTransport } = await import('#core/mail/log_transport')
  return () => new LogTransport()
})

/** The mail server of `SMTP_URL`, or the log. */
const mail = defineConfig({
  default: env.smtpUrl === undefined ? 'log' : 'smtp',
  from: env.mailFrom,
  mailers: { smtp, log },
})

export default mail

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mail> {}
}
