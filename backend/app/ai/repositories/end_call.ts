import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { lockOrganization } from '#organizations/public'
import type { AiIntegrationRow } from '#ai/models/ai_integration'
import type { AiRunRow, AiTextRow } from '#ai/models/ai_run'
import { recordCheck } from '#ai/repositories/record_check'
import { announce, endRun, hasEnded, lockRun, textsOf } from '#ai/repositories/runs'
import { addUsage, addUsageOfRun } from '#ai/repositories/usage'
import { nextStep, type EndedCall } from '#ai/rules/next_step'
import { textsToAskFor, TRIES_MAX } from '#ai/rules/texts_to_ask_for'
import type { Usage } from '#ai/rules/token_usage'

export type CallOutcome = Pick<EndedCall, 'failure' | 'retryAfter' | 'isInterrupted' | 'arrived'>

/** A call that has ended. */
export interface EndedRequest {
  run: AiRunRow
  integration: AiIntegrationRow
  requested: readonly AiTextRow[]
  usage: Usage
  outcome: CallOutcome
}

/** The next job of a run, and its delay in milliseconds. */
export interface NextJob {
  job: number
  delay: number
}

/**
 * Adds the usage of a call, however it ended, and ends the run. If another call follows, returns its job instead, to be
 * dispatched.
 */
export async function endCall(
  trx: TransactionClientContract,
  { run: claimed, ...call }: EndedRequest,
): Promise<NextJob | null> {
  const { usage, outcome } = call
  const run = await lockRun(trx, claimed.id)
  if (run === null) {
    // Deleted with its post; the organization has used the tokens nevertheless.
    if (await lockOrganization(trx, claimed.organization_id, { ifExists: true }))
      await addUsage(trx, claimed.organization_id, usage)
    return null
  }
  await addUsageOfRun(trx, run, usage)
  // Cancelled, or taken over by another job.
  if (hasEnded(run) || run.calls !== claimed.calls) return null
  if (!outcome.isInterrupted) await recordCheck(trx, call.integration, outcome.failure)
  if (outcome.arrived > 0 || outcome.failure === null) await countTries(trx, call.requested, outcome)
  const texts = await textsOf(trx, run.id)
  const step = nextStep({
    ...outcome,
    calls: run.calls,
    wasRepeated: run.failure !== null,
    texts: texts.filter(({ content }) => content !== null).length,
    wanted: run.wanted,
    open: textsToAskFor(texts).length,
  })
  if (step.kind === 'end') {
    await endRun(trx, run, step)
    return null
  }
  const failure = step.isRepeated ? (outcome.failure ?? run.failure) : null
  const job = run.job + 1
  await trx.from('ai_runs').where('id', run.id).update({ job, failure })
  announce(trx, run)
  return { job, delay: step.delay }
}

/** Counts a try for each requested text that did not arrive, unless the call was interrupted. */
async function countTries(
  trx: TransactionClientContract,
  requested: readonly AiTextRow[],
  { isInterrupted }: CallOutcome,
): Promise<void> {
  if (isInterrupted) return
  for (const [tries, texts] of Map.groupBy(requested, (text) => text.tries)) {
    if (tries >= TRIES_MAX) continue
    await trx
      .from('ai_texts')
      .where({ tries })
      .whereIn(
        'id',
        texts.map(({ id }) => id),
      )
      .update({ tries: tries + 1 })
  }
}
