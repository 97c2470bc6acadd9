import { toInstant } from '#core/database/rows/instant'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { lockOrganization } from '#organizations/public'
import { webhookOff } from '#notifications/webhooks/errors'
import { wakeSenders } from '#notifications/webhooks/jobs/wake_senders'
import { lockWebhook } from '#notifications/webhooks/repositories/webhooks'

interface SendAgainInput {
  organizationId: string
  webhookId: string
  id: string
}

/** Sends a message again, with the same id and body, and tries for another day. WEBHOOK_OFF when the webhook is. */
export default class SendAgain {
  handle({ organizationId, webhookId, id }: SendAgainInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const { is_enabled: isEnabled } = await lockWebhook(trx, organizationId, webhookId)
      if (!isEnabled) throw webhookOff()
      await trx
        .from('webhook_deliveries')
        .where({ id, webhook_id: webhookId })
        .update({ state: 'pending', due_at: toInstant(now()), ends_at: null })
      // Asked by a person: it does not wait for the pause after failures.
      await trx.from('webhooks').where('id', webhookId).update({ paused_until: null })
      afterCommit(trx, wakeSenders)
    })
  }
}
