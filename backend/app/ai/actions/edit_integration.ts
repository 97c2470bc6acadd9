import type { EditAiIntegrationRequest } from '#contract/ai/data/ai'
import type { AiProvider } from '#contract/ai/rules/ai'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import { keyRequired, notActive } from '#ai/errors'
import AiChanged from '#ai/events/ai_changed'
import { listIntegrations, requireIntegration } from '#ai/queries/list_integrations'
import type { ProviderAddresses } from '#ai/gateways/provider_addresses'
import { updateIntegration } from '#ai/repositories/integrations'
import { auditedFields } from '#ai/rules/audited_fields'
import { integrationChanges } from '#ai/rules/integration_changes'
import { PROVIDER_NAMES } from '#ai/rules/providers'

interface EditIntegrationInput {
  organizationId: string
  provider: AiProvider
  actorId: string
  changes: EditAiIntegrationRequest
}

/**
 * Changes an integration. Another base URL requires the key again: otherwise an admin who changes the address could
 * have the stored key sent to their own server and read it there.
 */
export default class EditIntegration {
  readonly #addresses: ProviderAddresses

  constructor(addresses: ProviderAddresses) {
    this.#addresses = addresses
  }

  async handle({ organizationId, provider, actorId, changes }: EditIntegrationInput): Promise<void> {
    const baseUrl = changes.baseUrl ? await this.#addresses.accept(changes.baseUrl) : changes.baseUrl
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const row = await requireIntegration(organizationId, provider, trx)
      const rows = await listIntegrations(organizationId, trx)
      const { columns, before, after } = integrationChanges(row, rows, { ...changes, baseUrl })
      if (columns.base_url !== undefined && changes.apiKey === undefined) throw keyRequired()
      if (changes.isFirst && !(columns.is_active ?? row.is_active)) throw notActive()
      if (Object.keys(columns).length === 0) return
      await updateIntegration(trx, row.id, columns)
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'integration.updated',
        subject: PROVIDER_NAMES[provider],
        before: auditedFields(before),
        after: auditedFields(after),
      })
      afterCommit(trx, () => AiChanged.dispatch(organizationId))
    })
  }
}
