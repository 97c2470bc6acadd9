import type { AiProvider } from '#contract/rules/ai'
import { inTransaction } from '#core/database/transaction'
import { aiFailed } from '#ai/errors'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { requireIntegration } from '#ai/queries/list_integrations'
import { checkProvider } from '#ai/queries/providers/check_provider'
import { recordCheck } from '#ai/repositories/record_check'

interface TestIntegrationInput {
  organizationId: string
  provider: AiProvider
}

/** Asks a provider, and records whether it answers. Throws the code of its failure. */
export default class TestIntegration {
  async handle({ organizationId, provider }: TestIntegrationInput): Promise<AiIntegrationRow> {
    const integration = await requireIntegration(organizationId, provider)
    const failure = await checkProvider(integration, new AbortController().signal)
    await inTransaction((trx) => recordCheck(trx, integration, failure?.code ?? null))
    if (failure !== null) throw aiFailed(failure.code, failure, failure.retryAfter)
    return integration
  }
}
