import type { AddAiIntegrationRequest } from '#contract/ai/data/ai'
import type { AiProvider } from '#contract/ai/rules/ai'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { lockOrganization, recordAudit } from '#organizations/public'
import { aiFailed, aiProviderExists } from '#ai/errors'
import AiChanged from '#ai/events/ai_changed'
import { listIntegrations } from '#ai/queries/list_integrations'
import { checkProvider } from '#ai/gateways/check_provider'
import type { ProviderCall } from '#ai/gateways/provider_call'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { ProviderAddresses } from '#ai/gateways/provider_addresses'
import { insertIntegration } from '#ai/repositories/integrations'
import { auditedFields } from '#ai/rules/audited_fields'
import { PROVIDER_NAMES } from '#ai/rules/providers'
import { keyHint, sealKey } from '#ai/rules/sealed_key'

interface AddIntegrationInput extends AddAiIntegrationRequest {
  actorId: string
}

/**
 * Adds the key of a provider to an organization, once a test has shown that it works. It is used after those that are
 * there. Throws the code of a failed test, and stores nothing then.
 */
export default class AddIntegration {
  readonly #addresses: ProviderAddresses

  constructor(addresses: ProviderAddresses) {
    this.#addresses = addresses
  }

  async handle({ organizationId, provider, apiKey, actorId, ...input }: AddIntegrationInput): Promise<void> {
    const model = input.model ?? null
    const baseUrl = input.baseUrl ? await this.#addresses.accept(input.baseUrl) : null
    const columns = {
      organization_id: organizationId,
      provider,
      api_key: sealKey(organizationId, provider, apiKey),
      model,
      base_url: baseUrl,
    }
    if (!input.isUntested) {
      requireNew(await listIntegrations(organizationId), provider)
      await requireAnswer(columns)
    }
    await inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const rows = await listIntegrations(organizationId, trx)
      requireNew(rows, provider)
      await insertIntegration(trx, {
        ...columns,
        key_hint: keyHint(apiKey),
        is_active: true,
        position: Math.max(0, ...rows.map(({ position }) => position + 1)),
        checked_at: input.isUntested ? null : toInstant(now()),
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

function requireNew(rows: readonly AiIntegrationRow[], provider: AiProvider): void {
  if (rows.some((row) => row.provider === provider)) throw aiProviderExists()
}

async function requireAnswer(integration: ProviderCall['integration']): Promise<void> {
  const failure = await checkProvider(integration, new AbortController().signal)
  if (failure !== null) throw aiFailed(failure.code, failure, failure.retryAfter)
}
