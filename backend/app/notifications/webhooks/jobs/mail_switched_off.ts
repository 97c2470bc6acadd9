import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { readerOf } from '#core/database/sql/reader'
import { queueMail } from '#core/mail/outbox'
import { User } from '#identity/public'
import { listManagerIds } from '#organizations/public'
import { findChosenTypes } from '#notifications/notifications/queries/notification_choices'
import { switchedOffMail } from '#notifications/webhooks/mails/switched_off_mail'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'

/** Mails the admins and owners of an organization who want it that a webhook was switched off, unless it is on again. */
export default class MailSwitchedOff extends Job<{ webhookId: string }> {
  static override options = { name: 'mail_webhook_switched_off' }

  async execute(): Promise<void> {
    const { webhookId: id } = this.payload
    const webhook: WebhookRow | null = await db.from('webhooks').where({ id, is_enabled: false }).first()
    if (webhook === null || webhook.switched_off_reason === null) return
    const managerIds = await listManagerIds(db.connection(), webhook.organization_id)
    const users = await User.query().whereIn('id', managerIds)
    const told = users.filter(
      ({ closedAt, disabledAt, emailVerifiedAt }) =>
        closedAt === null && disabledAt === null && emailVerifiedAt !== null,
    )
    await inTransaction(async (trx) => {
      for (const user of told) {
        const wanted = await findChosenTypes(user.id, 'mail', readerOf(trx))
        if (wanted.has('webhook.disabled')) await queueMail(trx, user.email, switchedOffMail(user, webhook))
      }
    })
  }
}
