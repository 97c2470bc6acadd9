import { accountMail, type User } from '#identity/public'
import { notificationPath } from '#contract/notifications/rules/notification'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'
import type { Outcome, OutcomeType } from '#notifications/notifications/queries/find_outcome'
import { OUTCOME_MAIL_TEXTS } from '#notifications/notifications/mails/outcome_mail_texts'

/** A mail about the decision on a post or a report, with the moderator's text. */
export function outcomeMail(user: User, outcome: Outcome & { type: OutcomeType; id: string }): MailContent {
  const { type, id, isApproved, title, words, others } = outcome
  const texts = OUTCOME_MAIL_TEXTS[user.language ?? DEFAULT_LANGUAGE]
  const isPost = type === 'post.moderated'
  const text = texts[isPost ? (isApproved ? 'approved' : 'rejected') : 'resolved']
  const before = isPost && !isApproved && words !== null ? [texts.reason] : []
  const path = notificationPath({ type, post: { id }, organization: null, webhook: null })
  const mail = accountMail({ user, textIn: () => ({ ...text, note: texts.note }), path })
  const more = others > 0 ? [texts.others.replace('{n}', String(others))] : []
  const list = title === null ? more : [mailName(title), ...more]
  return { ...mail, paragraphs: [...mail.paragraphs, ...before, ...(words === null ? [] : [words])], list }
}
