import type User from '#identity/users/models/user'
import type { MailContent } from '#core/mail/mail'
import { accountMail } from '#identity/auth/mails/account_mail'
import { API_TOKEN_MAIL_TEXTS } from './api_token_mail_texts.js'

/** Tells a user that an API token was made in their name. */
export function apiTokenMail(user: User): MailContent {
  return accountMail({
    user,
    textIn: (language) => API_TOKEN_MAIL_TEXTS[language],
    path: '/profile/tokens',
  })
}
