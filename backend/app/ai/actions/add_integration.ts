import type { AddAiIntegrationRequest } from '#contract/ai/data/ai'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization, recordAudit } from '#organizations/public'
import { aiProviderExists } from '#ai/errors'
import AiChanged from '#ai/events/ai_changed'
import { listIntegrations } from '#ai/queries/list_integrations'
import type { ProviderAddresses } from '#ai/gateways/provider_addresses'
import { insertIntegration } from '#ai/repositories/integrations'
import { auditedFields } from '#ai/rules/audited_fields'
import { PROVIDER_NAMES } from '#ai/rules/providers'
import { keyHint, sealKey } from '#ai/rules/sealed_key'

interface AddIntegrationInput extends AddAiIntegrationRequest {
  actorId: string
}

/** Adds the key of a provider to an organization. It is used after those that are there. */
export default class AddIntegration {
  readonly #addresses: ProviderAddresses

  constructor(addresses: ProviderAddresses) {
    this.#addresses = addresses
  }

  async handle({ organizationId, provider, apiKey, actorId, ...input }: AddIntegrationInput): Promise<void> {
    const model = input.model ?? null
    const baseUrl = input.baseUrl ? await this.#addresses.accept(input.baseUrl) : null
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const rows = await listIntegrations(organizationId, trx)
      if (rows.some((row) => row.provider === provider)) throw aiProviderExists()
      await insertIntegration(trx, {
        organization_id: organizationId,
        provider,
        api_key: sealKey(organizationId, provider, apiKey),
        key_hint: keyHint(apiKey),
        model,
        base_url: baseUrl,
        is_active: true,
        position: Math.max(0, ...rows.map(({ position }) => position + 1)),
      })
      await recordAudit(trx, {
        organizationId,
        actorId,
        action: 'integration.connected',
        subject: PROVIDER_NAMES[provider],
        after: auditedFields({ key: keyHint(apiKey), model, baseUrl }),
      })
      afterCommit(trx, () => AiChanged.dispatch(organizationId))
    })
  }
}
