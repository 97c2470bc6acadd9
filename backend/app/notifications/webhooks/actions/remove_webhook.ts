import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import { tellManagers } from '#notifications/webhooks/repositories/tell_managers'
import { deleteWebhook, lockWebhook } from '#notifications/webhooks/repositories/webhooks'
import { auditNameOf } from '#notifications/webhooks/rules/receiver_url'

interface RemoveWebhookInput {
  organizationId: string
  id: string
  userId: string
}

/** Deletes a webhook with its deliveries. */
export default class RemoveWebhook {
  handle({ organizationId, id, userId: actorId }: RemoveWebhookInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const { url } = await lockWebhook(trx, organizationId, id)
      await deleteWebhook(trx, id)
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'integration.disconnected',
        subject: auditNameOf(url),
      })
      await tellManagers(trx, organizationId)
      await completeAction(trx)
    })
  }
}
