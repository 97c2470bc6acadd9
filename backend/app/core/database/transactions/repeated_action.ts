import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { toAppError } from '#core/http/errors/to_app_error'
import { sha256 } from '#core/runtime/hashing/sha256'

/** Something that a person can do once, such as a decision or a deletion. */
export interface OneTimeAction {
  userId: string
  /** Such as `post.deleted`. */
  action: string
  /** The id of what it is done to. */
  target: string
  /** What was decided; the same action with another input is no repetition. */
  input?: unknown
}

interface CompletedAction {
  user_id: string
  action: string
  input_hash: string
  outcome: string | null
}

/** How long a repetition is answered; a request is not sent again after a day. */
const TTL_MS = 86_400_000
/** How an action is refused that was done already: the right to it, or its target, may be gone by then. */
const REFUSALS = new Set([403, 404, 409])

const running = new AsyncLocalStorage<OneTimeAction>()

const oldest = () => toInstant(new Date(now().getTime() - TTL_MS))
const hashOf = ({ input = null }: OneTimeAction) => sha256.base64url(JSON.stringify(input))

/**
 * Runs `work`, which calls `completeAction` in its transaction. When `work` is refused because the same person has just done
 * the same, answers what the first call answered. Any other refusal is thrown.
 */
export async function answerRepeated<T>(action: OneTimeAction, work: () => Promise<T>): Promise<T> {
  try {
    return await running.run(action, work)
  } catch (error) {
    const first = REFUSALS.has(toAppError(error).status) ? await findFirst(action) : null
    if (first === null) throw error
    return (first.outcome === null ? undefined : JSON.parse(first.outcome)) as T
  }
}

async function findFirst(action: OneTimeAction): Promise<CompletedAction | null> {
  const last: CompletedAction | null = await db
    .from('completed_actions')
    .where('target', action.target)
    .where('created_at', '>', oldest())
    .select('user_id', 'action', 'input_hash', 'outcome')
    .first()
  const isSame =
    last?.user_id === action.userId && last.action === action.action && last.input_hash === hashOf(action)
  return isSame ? last : null
}

/** Remembers in its transaction that the action of `answerRepeated` was done, and what it answered. Does nothing outside of one. */
export async function completeAction(trx: TransactionClientContract, outcome?: unknown): Promise<void> {
  const done = running.getStore()
  if (done === undefined) return
  const row = {
    target: done.target,
    user_id: done.userId,
    action: done.action,
    input_hash: hashOf(done),
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
    created_at: toInstant(now()),
  }
  await trx.knexQuery().insert(row).into('completed_actions').onConflict('target').merge()
}

/** Deletes actions whose repetitions are no longer answered. */
export async function deleteCompletedActions(): Promise<void> {
  await inTransaction((trx) => trx.from('completed_actions').where('created_at', '<=', oldest()).delete())
}
