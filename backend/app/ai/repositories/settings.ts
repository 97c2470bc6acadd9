import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiSettings } from '#contract/ai/data/ai'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

/** Stores the settings of an organization. Its row has to be locked. */
export async function saveSettings(
  trx: TransactionClientContract,
  organizationId: string,
  { tone, avoid, examples, monthlyTokens, disabledMoodIds }: AiSettings,
): Promise<void> {
  const columns = { tone, avoid, examples, monthly_tokens: monthlyTokens, updated_at: toInstant(now()) }
  await trx
    .knexQuery()
    .insert({ ...columns, organization_id: organizationId })
    .into('ai_settings')
    .onConflict('organization_id')
    .merge(columns)
  await trx.from('ai_disabled_moods').where('organization_id', organizationId).delete()
  const disabled = disabledMoodIds.map((mood_id) => ({ organization_id: organizationId, mood_id }))
  if (disabled.length > 0) await trx.table('ai_disabled_moods').multiInsert(disabled)
}
