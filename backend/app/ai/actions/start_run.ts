import env from '#start/env'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AI_LENGTHS, type AiProvider } from '#contract/ai/rules/ai'
import { now } from '#core/runtime/clock'
import { findByKey } from '#core/database/transactions/idempotency'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { lockOrganization } from '#organizations/public'
import { aiLimitReached, aiNotConfigured, aiRunsTooMany } from '#ai/errors'
import GenerateTexts from '#ai/jobs/generate_texts'
import { activeIntegrations } from '#ai/queries/list_integrations'
import { limitReached } from '#ai/queries/monthly_limit'
import { REQUEST_TOKENS } from '#ai/repositories/claim_call'
import { insertRun, type NewRun } from '#ai/repositories/insert_run'
import { announce } from '#ai/repositories/runs'
import { addUsage } from '#ai/repositories/usage'
import { maxTokens } from '#ai/rules/text_limits'

export interface StartRunInput extends NewRun {
  /** The first active one when absent. */
  provider?: AiProvider
}

const HOUR_MS = 3_600_000

/** Starts a run for a post. Returns its id; a repeated request returns the same. */
export default class StartRun {
  handle(input: StartRunInput): Promise<string> {
    const { organizationId, postId, provider } = input
    return inTransaction(async (trx) => {
      await lockOrganization(trx, organizationId)
      const known = await findByKey(trx, 'ai_runs', input)
      if (known) return known.id
      const integrations = await activeIntegrations(organizationId, trx)
      const integration = integrations.find((each) => each.provider === (provider ?? each.provider))
      if (integration === undefined) throw aiNotConfigured()
      await refuseTooMany(trx, organizationId)
      if (await limitReached(organizationId, trx)) throw aiLimitReached()
      const runId = await insertRun(trx, input, integration, costOf(input))
      await addUsage(trx, organizationId, { runs: 1 })
      await dispatch(trx, GenerateTexts, { runId, job: 0 })
      announce(trx, { id: runId, organization_id: organizationId, post_id: postId })
      return runId
    })
  }
}

/** What a call may cost at most, in tokens. */
function costOf({ moods, length }: StartRunInput): number {
  const texts = moods.reduce((sum, { quantity }) => sum + quantity, 0)
  return REQUEST_TOKENS + maxTokens(texts, AI_LENGTHS[length])
}

/** Refuses more runs of an organization within an hour than the server allows. */
async function refuseTooMany(trx: TransactionClientContract, organizationId: string): Promise<void> {
  const since = now().getTime() - HOUR_MS
  const runs: { created_at: string }[] = await trx
    .from('ai_runs')
    .where('organization_id', organizationId)
    .where('created_at', '>', toInstant(new Date(since)))
    .orderBy('created_at', 'desc')
    .limit(env.limits.ai)
    .select('created_at')
  if (runs.length < env.limits.ai) return
  const oldest = fromInstant(runs.at(-1)!.created_at).getTime()
  throw aiRunsTooMany(Math.max(1, Math.ceil((oldest - since) / 1_000)))
}
