import { defineConfig } from '@adonisjs/mail'
import { configProvider } from '@adonisjs/core'
import env from '#start/env'
import { smtpSettings } from '#core/mail/smtp_settings'

const smtp = configProvider.create(async () => {
  const { SmtpTransport } = await import('#core/mail/smtp_transport')
  return () => new SmtpTransport(smtpSettings(env.smtpUrl!, { plaintext: env.smtpPlaintext }))
})

const log = configProvider.create(async () => {
  const { LogTransport } = await import('#core/mail/log_transport')
  return () => new LogTransport({ withText: env.mode !== 'production' })
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
