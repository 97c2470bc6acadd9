import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import { mailName } from '#core/mail/mail_name'
import { queueMail } from '#core/mail/outbox'
import type { User } from '#identity/public'
import { ANSWER_MAIL_TEXTS } from './answer_mail_texts.js'
import { fill, GREETINGS } from './fill.js'

export type Answer = 'approved' | 'declined'

interface AnswerMail {
  answer: Answer
  organization: string
}

/** Queues the mail to a person whose request to join was answered. */
export function queueAnswerMail(
  trx: TransactionClientContract,
  person: User,
  { answer, organization }: AnswerMail,
): Promise<void> {
  const language = person.language ?? DEFAULT_LANGUAGE
  const { note, action, ...texts } = ANSWER_MAIL_TEXTS[language]
  const { subject, body } = texts[answer]
  const values = { name: mailName(person.name), organization: mailName(organization) }
  return queueMail(trx, person.email, {
    language,
    subject: fill(subject, values),
    greeting: fill(GREETINGS[language].member, values),
    paragraphs: [fill(body, values)],
    note,
    ...(answer === 'approved' && { action: { label: action, url: `${env.appUrl}/dashboard` } }),
  })
}
