import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transactions/transaction'
import { queueMail } from '#core/mail/outbox'
import { User } from '#identity/public'
import { listManagerIds } from '#organizations/public'
import { switchedOffMail } from '#notifications/webhooks/mails/switched_off_mail'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'

/** Mails the admins and owners of an organization that a webhook was switched off, unless it is on again. */
export default class MailSwitchedOff extends Job<{ webhookId: string }> {
  static override options = { name: 'mail_webhook_switched_off' }

  async execute(): Promise<void> {
    const { webhookId: id } = this.payload
    const webhook: WebhookRow | null = await db.from('webhooks').where({ id, is_enabled: false }).first()
    if (webhook === null || webhook.switched_off_reason === null) return
    const managerIds = await listManagerIds(db.connection(), webhook.organization_id)
    const users = await User.query().whereIn('id', managerIds)
    const told = users.filter(
      ({ closedAt, emailVerifiedAt }) => closedAt === null && emailVerifiedAt !== null,
    )
    await inTransaction(async (trx) => {
      for (const user of told) await queueMail(trx, user.email, switchedOffMail(user, webhook))
    })
  }
}
