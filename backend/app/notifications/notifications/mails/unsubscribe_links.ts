import env from '#start/env'
import type { Subscription } from '#contract/notifications/rules/unsubscribe'
import type { MailContent } from '#core/mail/mail'
import { unsubscribeToken } from '#notifications/notifications/rules/unsubscribe_token'

/** The links that end mails to a user: the page that asks first, and the address for mail clients (RFC 8058). */
export function unsubscribeLinks(
  userId: string,
  subscription: Subscription,
  label: string,
): NonNullable<MailContent['unsubscribe']> {
  const token = encodeURIComponent(unsubscribeToken(userId, subscription))
  return {
    label,
    url: `${env.appUrl}/unsubscribe?token=${token}`,
    oneClickUrl: `${env.appUrl}/api/digest/unsubscribe?token=${token}`,
  }
}
