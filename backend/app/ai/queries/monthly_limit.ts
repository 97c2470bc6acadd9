import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { monthOf } from '#ai/rules/token_usage'

/**
 * Whether the tokens of this month have reached the limit of an organization. The reserved tokens of other runs count
 * too, so that parallel runs exceed the limit by one run at most.
 */
export async function limitReached(
  organizationId: string,
  client: QueryClientContract = db.connection(),
  exceptRunId?: string,
): Promise<boolean> {
  const settings: { monthly_tokens: number | null } | null = await client
    .from('ai_settings')
    .where('organization_id', organizationId)
    .select('monthly_tokens')
    .first()
  const limit = settings?.monthly_tokens ?? null
  if (limit === null) return false
  const month = monthOf()
  const used: { input_tokens: number | string; output_tokens: number | string } | null = await client
    .from('ai_usage')
    .where({ organization_id: organizationId, month })
    .select('input_tokens', 'output_tokens')
    .first()
  const running = client
    .from('ai_runs')
    .where('organization_id', organizationId)
    .whereNull('ended_at')
    .sum('reserved_tokens as tokens')
  if (exceptRunId !== undefined) void running.whereNot('id', exceptRunId)
  const reserved: { tokens: number | string | null } | null = await running.first()
  const counts = [used?.input_tokens, used?.output_tokens, reserved?.tokens]
  return counts.reduce((sum: number, count) => sum + Number(count ?? 0), 0) >= limit
}
