import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { UNDO_WINDOW_MS } from '#contract/core/rules/limits'
import type { PendingActionAnswer, TargetResult } from '#contract/core/data/pending_action'
import type { ErrorCode } from '#contract/error_code'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { AppError } from '#core/http/errors/app_error'
import { dispatch } from '#core/jobs/dispatch'
import { newId } from '#core/runtime/ids'
import { deletePendingAction, findSameAction, insertPendingAction } from './pending_actions.js'
import { allowed, type PendingKind, type TargetedAction } from './pending_kinds.js'
import RunPendingAction from './run_pending_action.js'

/** An undo that is sent in the last moment still arrives in time. */
const GRACE_MS = 1_000

/*
 *            undo, by the same user
 *   pending ─────────────────────────> deleted, nothing has happened
 *      │
 *      └── after ten seconds, by a job: rights are checked again ──> deleted, and carried out
 *
 *   Until then nothing is changed: others still see the targets, and what they do counts.
 */

/**
 * Stores an action that a job carries out when it can no longer be undone, with a result for each target. When its only
 * target is refused, throws that error. The same action sent again has the same answer.
 */
export function deferAction<Input>(
  kind: PendingKind<Input>,
  action: TargetedAction<Input>,
): Promise<PendingActionAnswer> {
  return inTransaction(async (trx) => {
    const refusals = await kind.judge(trx, action)
    const ids = allowed(action.ids, refusals)
    const actionId = newId()
    const inserted =
      ids.length === 0 ? new Set() : await insertPendingAction(trx, actionId, { ...action, kind, ids })
    const errorOf = (id: string): ErrorCode | null =>
      refusals.get(id) ?? (inserted.has(id) ? null : 'ACTION_PENDING')
    const results = action.ids.map((id) => ({ id, error: errorOf(id) }))
    if (inserted.size > 0) {
      await dispatch(trx, RunPendingAction, { id: actionId }, { delay: UNDO_WINDOW_MS + GRACE_MS })
      return { actionId, results }
    }
    return (await repeated(trx, kind, { ...action, ids }, results)) ?? refused(trx, kind, results)
  })
}

/** The answer to an action that was sent before, if all its targets are those that are not refused. */
async function repeated<Input>(
  trx: TransactionClientContract,
  kind: PendingKind<Input>,
  action: TargetedAction<Input>,
  results: PendingActionAnswer['results'],
): Promise<PendingActionAnswer | null> {
  if (action.ids.length === 0) return null
  const actionId = await findSameAction(trx, { ...action, kind })
  if (actionId === null) return null
  return { actionId, results: results.map(asAccepted) }
}

const asAccepted = ({ id, error }: TargetResult): TargetResult => ({
  id,
  error: error === 'ACTION_PENDING' ? null : error,
})

async function refused<Input>(
  trx: TransactionClientContract,
  kind: PendingKind<Input>,
  results: PendingActionAnswer['results'],
): Promise<PendingActionAnswer> {
  if (results.length > 1) return { actionId: null, results }
  const { id, error } = results[0]!
  throw (await kind.refusal?.(trx, id, error!)) ?? new AppError(error!)
}

/** Undoes an action of a user that is not carried out yet. UNDO_TOO_LATE. */
export function undoAction(action: { id: string; userId: string }): Promise<void> {
  return inTransaction(async (trx) => {
    if (!(await deletePendingAction(trx, action))) throw new AppError('UNDO_TOO_LATE')
    await completeAction(trx)
  })
}
