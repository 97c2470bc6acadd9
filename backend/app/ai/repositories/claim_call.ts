import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { phaseOf } from '#contract/posts/rules/phase'
import { now } from '#core/runtime/clock'
import { findMembership } from '#organizations/public'
import { findPost } from '#posts/public'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { AiRunRow, AiTextRow } from '#ai/models/ai_run'
import { activeIntegrations } from '#ai/queries/list_integrations'
import { limitReached } from '#ai/queries/monthly_limit'
import { announce, endRun, hasEnded, lockRun, textsOf } from '#ai/repositories/runs'
import { addUsageOfRun } from '#ai/repositories/usage'
import { textsToAskFor } from '#ai/rules/texts_to_ask_for'
import { estimatedUsage } from '#ai/rules/token_usage'

/** A call that only this job makes. */
export interface ClaimedCall {
  run: AiRunRow
  integration: AiIntegrationRow
  /** The texts to request. */
  requested: AiTextRow[]
}

/** How often a run resumes after a job was killed during a call. */
const RESUMES_MAX = 2

/*
 *             claim                      the call has ended
 *   queued ──────────▶ running ──▶ … ──▶ done, failed
 *      │                  │  ▲
 *      │                  │  └── another job makes the next call
 *      └──────────────────┴──▶ cancelled
 */

/**
 * Claims the next call of a run. Null when there is nothing left to request, when it is another job's turn, or when the run is
 * cancelled, because its member has left or its post has ended.
 */
export async function claimCall(
  trx: TransactionClientContract,
  runId: string,
  job: number,
): Promise<ClaimedCall | null> {
  const run = await lockRun(trx, runId)
  if (run === null || hasEnded(run) || run.job !== job) return null
  if (!(await isWanted(trx, run))) {
    await endRun(trx, run, { state: 'cancelled' })
    return null
  }
  const texts = await textsOf(trx, runId)
  const requested = textsToAskFor(texts)
  const end = endWith(trx, run, texts)
  const isLeftBehind = run.calls - run.resumes > run.job
  if (isLeftBehind) await countLostCall(trx, run, texts)
  const integrations = await activeIntegrations(run.organization_id, trx)
  const integration = integrations.find(({ provider }) => provider === run.provider)
  if (integration === undefined) return end('AI_NOT_CONFIGURED')
  if (isLeftBehind && run.resumes >= RESUMES_MAX) return end('AI_UNAVAILABLE')
  if (requested.length === 0) return end(null)
  if (await limitReached(run.organization_id, trx, run.id)) return end('AI_LIMIT_REACHED')
  const [calls, resumes] = [run.calls + 1, run.resumes + (isLeftBehind ? 1 : 0)]
  await trx.from('ai_runs').where('id', run.id).update({ state: 'running', calls, resumes })
  announce(trx, run)
  return { run: { ...run, state: 'running', calls, resumes }, integration, requested }
}

const endWith =
  (trx: TransactionClientContract, run: AiRunRow, texts: AiTextRow[]) =>
  async (failure: AiRunRow['failure']): Promise<null> => {
    const arrived = texts.filter(({ content }) => content !== null).length
    const state = arrived > 0 ? 'done' : 'failed'
    await endRun(trx, run, { state, failure: arrived < run.wanted ? failure : null })
    return null
  }

/** Adds the estimated usage of a call whose job was killed before it could report it. */
async function countLostCall(
  trx: TransactionClientContract,
  run: AiRunRow,
  texts: readonly AiTextRow[],
): Promise<void> {
  const answered = texts.reduce((sum, { content, reasoning }) => {
    return sum + (content?.length ?? 0) + (reasoning?.length ?? 0)
  }, 0)
  const { outputTokens } = estimatedUsage(0, answered)
  await addUsageOfRun(trx, run, { inputTokens: REQUEST_TOKENS, outputTokens })
}

/** The approximate number of tokens of a request, including its instructions. */
export const REQUEST_TOKENS = 3_000

/** Whether the member who has begun a run is still one, and its post has not ended. */
async function isWanted(trx: TransactionClientContract, run: AiRunRow): Promise<boolean> {
  if (run.user_id === null || (await findMembership(run.user_id, run.organization_id, trx)) === null)
    return false
  const post = await findPost({ id: run.post_id })
  return post === null || phaseOf(post, now()) !== 'ended'
}
