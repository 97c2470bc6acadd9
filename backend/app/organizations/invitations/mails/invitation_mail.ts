import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { User } from '#identity/public'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'
import { queueMail } from '#core/mail/outbox'
import { invitationLink } from '#organizations/invitations/rules/invitation_token'
import { INVITATION_MAIL_TEXTS } from './invitation_mail_texts.js'

interface InvitationMailInput {
  /** Null for an address without an account. */
  recipient: User | null
  inviter: User
  organization: string
  token: string
}

/** Queues the mail of an invitation. */
export function queueInvitationMail(
  trx: TransactionClientContract,
  { email, ...input }: InvitationMailInput & { email: string },
): Promise<void> {
  return queueMail(trx, email, invitationMail(input))
}

/** The mail of an invitation, in the language of the recipient, else that of the inviter. */
function invitationMail({ recipient, inviter, organization, token }: InvitationMailInput): MailContent {
  const language = recipient?.language ?? inviter.language ?? DEFAULT_LANGUAGE
  const { hello, helloStranger, subject, body, action, note } = INVITATION_MAIL_TEXTS[language]
  const values: Record<string, string> = {
    name: mailName(recipient?.name ?? ''),
    inviter: mailName(inviter.name),
    organization: mailName(organization),
  }
  // In one pass, so that a name that looks like a placeholder is not replaced.
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  return {
    language,
    subject: fill(subject),
    greeting: fill(recipient ? hello : helloStranger),
    paragraphs: [fill(body)],
    note,
    action: { label: action, url: invitationLink(token) },
  }
}
