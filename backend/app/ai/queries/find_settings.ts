import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AiSettings } from '#contract/ai/data/ai'

type SettingsRow = Pick<AiSettings, 'tone' | 'avoid' | 'examples'> & { monthly_tokens: number | null }

/** The settings of an organization; empty ones until it has changed them. */
export async function findSettings(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<AiSettings> {
  const of = (table: string) => client.from(table).where('organization_id', organizationId)
  const row: SettingsRow | null = await of('ai_settings').first()
  const disabled: { mood_id: string }[] = await of('ai_disabled_moods').select('mood_id').orderBy('mood_id')
  return {
    tone: row?.tone ?? '',
    avoid: row?.avoid ?? '',
    examples: row?.examples ?? '',
    disabledMoodIds: disabled.map(({ mood_id }) => mood_id),
    monthlyTokens: row?.monthly_tokens ?? null,
  }
}
