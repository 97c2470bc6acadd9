import { accountMail } from '#identity/public'
import { dateFormat } from '#contract/core/rules/dates'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { mailName } from '#core/mail/mail_name'
import { unsubscribeLinks } from '#notifications/notifications/mails/unsubscribe_links'
import { REMINDER_MAIL_TEXTS } from '#notifications/reminders/mails/reminder_mail_texts'
import type { Reminder } from '#notifications/reminders/queries/list_reminder_mails'

/** The mail that reminds a member of a post, with its end on their clock. */
export function reminderMail({ user, post, timeZone }: Reminder): MailContent {
  const language = user.language ?? DEFAULT_LANGUAGE
  const texts = REMINDER_MAIL_TEXTS[language]
  const title = post.isSensitive ? texts.covered : mailName(post.title)
  const when = dateFormat(language, undefined, timeZone).format(post.endsAt)
  const mail = accountMail({
    user,
    path: `/posts/${post.id}`,
    textIn: () => ({
      subject: texts.subject.replace('{title}', () => title),
      body: texts.body
        .replace('{organization}', () => mailName(post.organization))
        .replace('{when}', () => when),
      action: texts.action,
      note: texts.note,
    }),
  })
  return {
    ...mail,
    list: post.isSensitive ? [] : [title],
    unsubscribe: unsubscribeLinks(user.id, 'reminders', texts.unsubscribe),
  }
}
