import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DEFAULT_LANGUAGE, type Language } from '#contract/core/rules/language'
import { mailName } from '#core/mail/mail_name'
import { queueMail } from '#core/mail/outbox'
import { CODE_MAIL_TEXTS } from './code_mail_texts.js'
import { dayIn, fill, GREETINGS } from './fill.js'

interface CodeMail {
  code: string
  expiresAt: Date
  organization: string
  domain: string
  language: Language | null
  /** Where an owner enters the code of a proof that ends. */
  url?: string
}

/** Queues the mail with a code to a mailbox of a domain. Who runs the domain need not know Fanfare. */
export function queueCodeMail(trx: TransactionClientContract, to: string, mail: CodeMail): Promise<void> {
  const language = mail.language ?? DEFAULT_LANGUAGE
  const { subject, body, again, enter, action, note } = CODE_MAIL_TEXTS[language]
  const values = {
    organization: mailName(mail.organization),
    domain: mail.domain,
    date: dayIn(language, mail.expiresAt),
  }
  return queueMail(trx, to, {
    language,
    subject: fill(subject, values),
    greeting: GREETINGS[language].mailbox,
    paragraphs: [fill(mail.url === undefined ? body : again, values), mail.code, fill(enter, values)],
    note,
    ...(mail.url !== undefined && { action: { label: action, url: mail.url } }),
  })
}
