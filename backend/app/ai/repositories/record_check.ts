import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiFailure } from '#contract/rules/ai'
import AiChanged from '#ai/events/ai_changed'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit } from '#core/database/transaction'

/** What went wrong with one answer, and says nothing about the provider. */
const OF_AN_ANSWER: readonly (AiFailure | null)[] = [
  'AI_REFUSED',
  'AI_EMPTY',
  'AI_TRUNCATED',
] satisfies AiFailure[]

/**
 * Records whether a provider worked, in a test or a run. Harmless when the integration was changed or removed since:
 * what was found belongs to another key, model or address.
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
