import { defineConfig } from '@adonisjs/mail'
import { configProvider } from '@adonisjs/core'
import env from '#start/env'

/** Milliseconds after which a mail server that does not answer is given up for this time. */
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

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
    ...PATIENCE,
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

/** A mail server where `SMTP_URL` names one, else the log. */
const mail = defineConfig({
  default: env.smtpUrl === undefined ? 'log' : 'smtp',
  from: env.mailFrom,
  mailers: { smtp, log },
})

export default mail

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mail> {}
}
