import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiFailure } from '#contract/ai/rules/ai'
import AiChanged from '#ai/events/ai_changed'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'

/** Failures of a single answer, which say nothing about the provider. */
const OF_AN_ANSWER: readonly (AiFailure | null)[] = [
  'AI_REFUSED',
  'AI_EMPTY',
  'AI_TRUNCATED',
] satisfies AiFailure[]

/**
 * Records whether a provider worked, in a test or a run. Does nothing when the integration was changed or removed
 * since: the result belongs to another key, model or address.
 */
export async function recordCheck(
  trx: TransactionClientContract,
  { id, organization_id, api_key, model, base_url }: AiIntegrationRow,
  failure: AiFailure | null,
): Promise<void> {
  const lastFailure = OF_AN_ANSWER.includes(failure) ? null : failure
  const changed = await trx
    .from('ai_integrations')
    .where({ id, api_key, model, base_url })
    .update({ last_failure: lastFailure, checked_at: toInstant(now()) })
  if (Number(changed) > 0) afterCommit(trx, () => AiChanged.dispatch(organization_id))
}
