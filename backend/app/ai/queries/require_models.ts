import type { AiProvider } from '#contract/ai/rules/ai'
import { aiFailed } from '#ai/errors'
import { ProviderFailure } from '#ai/rules/provider_failure'
import { requireIntegration } from './list_integrations.js'
import { listModels } from '#ai/gateways/list_models'

/** The models that a provider of an organization offers; null if it has no list. Throws the code of its failure. */
export async function requireModels(organizationId: string, provider: AiProvider): Promise<string[] | null> {
  const integration = await requireIntegration(organizationId, provider)
  try {
    return await listModels(integration)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    throw aiFailed(error.code, error, error.retryAfter)
  }
}
