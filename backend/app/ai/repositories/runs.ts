import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { AiFailure, AiRunState } from '#contract/ai/rules/ai'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { findViewers } from '#posts/public'
import AiRunChanged from '#ai/events/ai_run_changed'
import type { AiRunRow, AiTextRow } from '#ai/models/ai_run'

/** Locks a run, so that only one transaction at a time changes its texts. Lock the post first if both are needed. */
export function lockRun(trx: TransactionClientContract, id: string): Promise<AiRunRow | null> {
  return trx.from('ai_runs').where({ id }).forUpdate().first()
}

/** The texts of a locked run, in the order in which they are requested. */
export function textsOf(trx: TransactionClientContract, runId: string): Promise<AiTextRow[]> {
  return trx.from('ai_texts').where('run_id', runId).orderBy('position')
}

/** Notifies the members who see the post that a run has changed. */
export function announce(
  trx: TransactionClientContract,
  { id, organization_id, post_id }: Pick<AiRunRow, 'id' | 'organization_id' | 'post_id'>,
): void {
  afterCommit(trx, async () =>
    AiRunChanged.dispatch(organization_id, post_id, id, await findViewers(post_id)),
  )
}

export const hasEnded = ({ ended_at }: AiRunRow) => ended_at !== null

interface Ending {
  state: Exclude<AiRunState, 'queued' | 'running'>
  failure?: AiFailure | null
  retryAfter?: number | null
}

/** Ends a locked run; its texts stay for review. */
export async function endRun(
  trx: TransactionClientContract,
  run: AiRunRow,
  { state, failure = null, retryAfter = null }: Ending,
): Promise<void> {
  await trx
    .from('ai_runs')
    .where('id', run.id)
    .update({
      state,
      failure,
      retry_after: retryAfter,
      reserved_tokens: null,
      ended_at: toInstant(now()),
    })
  announce(trx, run)
}

const UNDECIDED = `(select count(*) from ai_texts
  where ai_texts.run_id = ai_runs.id and content is not null and is_approved is null)`

/** Counts the texts of locked runs that wait for a decision. */
export async function countUndecided(
  trx: TransactionClientContract,
  runIds: readonly string[],
): Promise<void> {
  if (runIds.length === 0) return
  await trx
    .from('ai_runs')
    .whereIn('id', [...runIds])
    .update({ undecided: trx.raw(UNDECIDED) })
}
