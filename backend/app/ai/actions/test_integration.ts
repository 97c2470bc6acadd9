import type { AiProvider } from '#contract/ai/rules/ai'
import { inTransaction } from '#core/database/transactions/transaction'
import { aiFailed } from '#ai/errors'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { requireIntegration } from '#ai/queries/list_integrations'
import { checkProvider } from '#ai/gateways/check_provider'
import { recordCheck } from '#ai/repositories/record_check'

interface TestIntegrationInput {
  organizationId: string
  provider: AiProvider
}

/** Tests the connection to a provider, and records the result. Throws the code of its failure. */
export default class TestIntegration {
  async handle({ organizationId, provider }: TestIntegrationInput): Promise<AiIntegrationRow> {
    const integration = await requireIntegration(organizationId, provider)
    const failure = await checkProvider(integration, new AbortController().signal)
    await inTransaction((trx) => recordCheck(trx, integration, failure?.code ?? null))
    if (failure !== null) throw aiFailed(failure.code, failure, failure.retryAfter)
    return integration
  }
}
