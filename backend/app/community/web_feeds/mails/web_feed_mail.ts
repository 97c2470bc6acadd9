import type { MailContent } from '#core/mail/mail'
import { accountMail, type User } from '#identity/public'
import { WEB_FEED_MAIL_TEXTS } from './web_feed_mail_texts.js'

/** Tells a user that their private feed has a new address. */
export function webFeedMail(user: User): MailContent {
  return accountMail({ user, textIn: (language) => WEB_FEED_MAIL_TEXTS[language], path: '/profile' })
}
