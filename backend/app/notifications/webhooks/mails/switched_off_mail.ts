import { accountMail, type User } from '#identity/public'
import type { MailContent } from '#core/mail/mail'
import { webhookPath } from '#contract/notifications/rules/webhook'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { hostOf } from '#notifications/webhooks/rules/receiver_url'
import { SWITCHED_OFF_MAIL_TEXTS } from './switched_off_mail_texts.js'

/** A mail to an admin about a webhook that the server has switched off. Names the host of the receiver only. */
export function switchedOffMail(user: User, webhook: WebhookRow): MailContent {
  const { organization_id, url, switched_off_reason: reason } = webhook
  return accountMail({
    user,
    path: webhookPath(organization_id, webhook.id),
    textIn(language) {
      const { failing, gone, ...texts } = SWITCHED_OFF_MAIL_TEXTS[language]
      // A host has dots, which mail clients make a link of: the admins know this one.
      return { ...texts, body: (reason === 'gone' ? gone : failing).replace('{host}', () => hostOf(url)) }
    },
  })
}
