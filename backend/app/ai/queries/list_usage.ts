import db from '@adonisjs/lucid/services/db'
import type { AiUsage } from '#contract/ai/data/ai'
import { monthOf } from '#ai/rules/token_usage'

const MONTHS = 12

interface UsageRow {
  month: string
  runs: number
  input_tokens: number | string
  output_tokens: number | string
}

/** The usage of an organization in the current month and in the last twelve months with any, newest first. */
export async function listUsage(organizationId: string): Promise<AiUsage[]> {
  const rows: UsageRow[] = await db
    .from('ai_usage')
    .where('organization_id', organizationId)
    .orderBy('month', 'desc')
    .limit(MONTHS)
  const usage = rows.map(toUsage)
  const month = monthOf()
  if (usage[0]?.month === month) return usage
  return [{ month, runs: 0, inputTokens: 0, outputTokens: 0 }, ...usage.slice(0, MONTHS - 1)]
}

const toUsage = ({ month, runs, input_tokens: input, output_tokens: output }: UsageRow): AiUsage => ({
  month,
  runs: Number(runs),
  inputTokens: Number(input),
  outputTokens: Number(output),
})
