import { accountMail, type User } from '#identity/public'
import { DEFAULT_LANGUAGE } from '#contract/core/rules/language'
import type { MailContent } from '#core/mail/mail'
import { INACTIVITY_MAIL_TEXTS } from '#notifications/inactivity/mails/inactivity_mail_texts'
import { countedIn } from '#notifications/notifications/mails/counted'
import { postTitles } from '#notifications/notifications/mails/post_titles'
import { unsubscribeLinks } from '#notifications/notifications/mails/unsubscribe_links'
import type { DigestItem } from '#notifications/notifications/queries/list_for_digest'

interface Waiting {
  posts: readonly DigestItem[]
  /** Of the user. */
  timeZone: string
}

/** The mail to a member who has not been here for weeks: the posts that wait for them. */
export function inactivityMail(user: User, { posts, timeZone }: Waiting): MailContent {
  const language = user.language ?? DEFAULT_LANGUAGE
  const texts = INACTIVITY_MAIL_TEXTS[language]
  const count = countedIn(language)
  const { body, action, note } = texts
  const textIn = () => ({ subject: count(texts.subject, posts.length), body, action, note })
  return {
    ...accountMail({ user, textIn, path: '/dashboard?show=waiting' }),
    list: postTitles(posts, texts, { language, timeZone }),
    unsubscribe: unsubscribeLinks(user.id, 'inactivity', texts.unsubscribe),
  }
}
