import type { AiProvider } from '#contract/ai/rules/ai'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import AiChanged from '#ai/events/ai_changed'
import { requireIntegration } from '#ai/queries/list_integrations'
import { deleteIntegrations } from '#ai/repositories/integrations'
import { auditedFields } from '#ai/rules/audited_fields'
import { PROVIDER_NAMES } from '#ai/rules/providers'

interface RemoveIntegrationInput {
  organizationId: string
  provider: AiProvider
  actorId: string
}

/** Deletes the key of a provider. The next active provider then becomes the default. */
export default class RemoveIntegration {
  handle({ organizationId, provider, actorId }: RemoveIntegrationInput): Promise<void> {
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const row = await requireIntegration(organizationId, provider, trx)
      await deleteIntegrations(trx, organizationId, provider)
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'integration.disconnected',
        subject: PROVIDER_NAMES[provider],
        before: auditedFields({ key: row.key_hint, model: row.model, baseUrl: row.base_url }),
      })
      await completeAction(trx)
      afterCommit(trx, () => AiChanged.dispatch(organizationId))
    })
  }
}
