import { inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import { lockWebhook, replaceSecret } from '#notifications/webhooks/repositories/webhooks'
import { auditNameOf } from '#notifications/webhooks/rules/receiver_url'
import { newSecret } from '#notifications/webhooks/rules/signature'

interface ReplaceWebhookSecretInput {
  organizationId: string
  id: string
  userId: string
}

/** Gives a webhook a new secret, which is returned and never shown again. Both sign for a day. */
export default class ReplaceWebhookSecret {
  async handle({ organizationId, id, userId: actorId }: ReplaceWebhookSecretInput): Promise<string> {
    const secret = newSecret()
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId, { columns: ['id'] })
      const row = await lockWebhook(trx, organizationId, id)
      await replaceSecret(trx, row, secret)
      const entry = { organizationId, actorId, subject: auditNameOf(row.url) }
      await recordAudit(trx, {
        ...entry,
        action: 'integration.updated',
        before: { key: '••••' },
        after: { key: '••••' },
      })
    })
    return secret
  }
}
