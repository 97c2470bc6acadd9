import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiRunRow } from '#ai/models/ai_run'
import { monthOf } from '#ai/rules/token_usage'

interface UsageToAdd {
  runs?: number
  inputTokens?: number
  outputTokens?: number
}

/** Adds to the usage of an organization in this month. */
export async function addUsage(
  trx: TransactionClientContract,
  organizationId: string,
  { runs = 0, inputTokens = 0, outputTokens = 0 }: UsageToAdd,
): Promise<void> {
  const row = { organization_id: organizationId, month: monthOf() }
  await trx
    .knexQuery()
    .insert({ ...row, runs: 0, input_tokens: 0, output_tokens: 0 })
    .into('ai_usage')
    .onConflict(['organization_id', 'month'])
    .ignore()
  await trx
    .from('ai_usage')
    .where(row)
    .increment({ runs, input_tokens: inputTokens, output_tokens: outputTokens })
}

/** Adds what a call has cost to its run, and to the usage of the organization. */
export async function addUsageOfRun(
  trx: TransactionClientContract,
  { id, organization_id: organizationId }: Pick<AiRunRow, 'id' | 'organization_id'>,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): Promise<void> {
  await addUsage(trx, organizationId, { inputTokens, outputTokens })
  await trx
    .from('ai_runs')
    .where({ id })
    .increment({ input_tokens: inputTokens, output_tokens: outputTokens })
}
