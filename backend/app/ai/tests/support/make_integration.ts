import type { AiProvider } from '#contract/ai/rules/ai'
import { inTransaction } from '#core/database/transactions/transaction'
import { insertIntegration } from '#ai/repositories/integrations'
import { keyHint, sealKey } from '#ai/rules/sealed_key'
import { listIntegrations } from '#ai/queries/list_integrations'
import { SANDBOX_KEY } from '#tests/ai_peer'
import type { Team } from '#tests/factories/team_factory'

interface Options {
  provider?: AiProvider
  key?: string
  model?: string | null
  /** Stored as it is, allowed or not. */
  baseUrl?: string | null
  isActive?: boolean
}

/** Gives a team a key for a provider, used after those it has. */
export async function makeIntegration(
  { organizationId }: Pick<Team, 'organizationId'>,
  { provider = 'openai', key = SANDBOX_KEY, model = null, baseUrl = null, isActive = true }: Options = {},
): Promise<void> {
  const rows = await listIntegrations(organizationId)
  await inTransaction((trx) =>
    insertIntegration(trx, {
      organization_id: organizationId,
      provider,
      api_key: sealKey(organizationId, provider, key),
      key_hint: keyHint(key),
      model,
      base_url: baseUrl,
      is_active: isActive,
      checked_at: null,
      position: Math.max(0, ...rows.map(({ position }) => position + 1)),
    }),
  )
}
