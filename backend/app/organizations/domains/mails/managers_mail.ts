import env from '#start/env'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'
import type { Recipient } from '#organizations/domains/queries/list_recipients'
import { dayIn, fill, GREETINGS } from './fill.js'
import { MANAGERS_MAIL_TEXTS, type About } from './managers_mail_texts.js'

/** What the owners of an organization, or its admins too, are told. */
export interface ManagersMail {
  organizationId: string
  organization: string
  about: About
  domain?: string
  /** Where a new code was sent. */
  mailbox?: string
  /** When a domain is lost, in ISO 8601. */
  endsAt?: string
  /** The name of the person who asks to join. */
  person?: string
}

/** The mail to one of them, in their language. */
export function managersMail(recipient: Recipient, mail: ManagersMail): MailContent {
  const language = recipient.language ?? DEFAULT_LANGUAGE
  const { note, ...texts } = MANAGERS_MAIL_TEXTS[language]
  const { subject, body, action } = texts[mail.about]
  const values = {
    name: mailName(recipient.name),
    organization: mailName(mail.organization),
    person: mailName(mail.person ?? ''),
    domain: mail.domain ?? '',
    mailbox: mail.mailbox ?? '',
    date: mail.endsAt === undefined ? '' : dayIn(language, new Date(mail.endsAt)),
  }
  return {
    language,
    subject: fill(subject, values),
    greeting: fill(GREETINGS[language].member, values),
    paragraphs: [fill(body, values)],
    note: fill(note, values),
    action: { label: action, url: `${env.appUrl}/organizations/${mail.organizationId}/settings/domains` },
  }
}
