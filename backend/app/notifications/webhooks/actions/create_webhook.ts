import app from '@adonisjs/core/services/app'
import type { WebhookRequest } from '#contract/notifications/data/webhook'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import { lockOrganization, recordAudit } from '#organizations/public'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import { insertWebhook, requireRoom } from '#notifications/webhooks/repositories/webhooks'
import { auditNameOf } from '#notifications/webhooks/rules/receiver_url'
import { newSecret } from '#notifications/webhooks/rules/signature'

export interface CreateWebhookInput extends WebhookRequest {
  organizationId: string
  userId: string
}

/** Makes a webhook. Its secret is returned, and never shown again. */
export default class CreateWebhook {
  async handle(input: CreateWebhookInput): Promise<{ id: string; secret: string }> {
    const { organizationId, userId, events, description = null } = input
    // Outside of the transaction, because the name is looked up.
    const url = await (await app.container.make(Receivers)).accept(input.url)
    const id = newId()
    const secret = newSecret()
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      await requireRoom(trx, organizationId)
      await insertWebhook(trx, { id, organizationId, userId, url, description, events, secret })
      await recordAudit(trx, {
        organizationId,
        actorId: userId,
        action: 'integration.connected',
        subject: auditNameOf(url),
        after: { events: events.join(', ') },
      })
    })
    return { id, secret }
  }
}
