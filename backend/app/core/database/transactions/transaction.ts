import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/http/errors/app_error'
import { toAppError } from '#core/http/errors/to_app_error'
import { withTurns } from './transaction_turns.js'
import { untilUnlocked } from '../connection/until_unlocked.js'

interface TransactionOptions {
  /** The key of a turn that `work` will take; it waits for it once instead of beginning again. */
  turn?: string
}

/**
 * Runs `work` in one transaction. Every query inside has to use `trx`. A COMMIT that fails is answered with
 * SERVICE_UNAVAILABLE and dispatches no event: when the connection broke, it may have taken place or not.
 * A COMMIT without enough space has not: STORAGE_FULL. `work` may run again from the beginning (`takeTurn`).
 */
export function inTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>,
  { turn }: TransactionOptions = {},
): Promise<T> {
  const begin = (prepare: (trx: TransactionClientContract) => void) =>
    db.transaction(async (trx) => {
      await throwIfBeginFailed(trx)
      throwIfCommitFails(trx, toAnswer)
      prepare(trx)
      return work(trx)
    })
  // Only BEGIN finds SQLite locked: it takes the lock.
  return withTurns(turn, (prepare) => untilUnlocked(() => begin(prepare)))
}

interface KnexTransaction {
  commit: () => Promise<unknown>
  isCompleted: () => boolean
  executionPromise?: Promise<unknown>
}

/** Knex hands out a transaction whose BEGIN failed; only its promise says why. */
async function throwIfBeginFailed({ knexClient }: TransactionClientContract): Promise<void> {
  const transaction: KnexTransaction = knexClient
  if (transaction.isCompleted()) await transaction.executionPromise
}

/**
 * The `commit` of Knex never rejects; only the promise of the transaction says that the database refused it. Lets this
 * one reject with what `toError` makes of that.
 */
export function throwIfCommitFails(
  { knexClient }: TransactionClientContract,
  toError: (error: unknown) => unknown = (error) => error,
): void {
  const transaction: KnexTransaction = knexClient
  const { commit } = transaction
  transaction.commit = async () => {
    await commit()
    try {
      await transaction.executionPromise
    } catch (error) {
      throw toError(error)
    }
  }
}

function toAnswer(cause: unknown): AppError {
  const { code } = toAppError(cause)
  return new AppError(code === 'STORAGE_FULL' ? code : 'SERVICE_UNAVAILABLE', undefined, { cause })
}

/**
 * Runs `callback` after the commit, usually to dispatch an event. The write is done by then, so a failing listener
 * is logged and does not fail the request.
 */
export function afterCommit(trx: TransactionClientContract, callback: () => Promise<unknown> | void): void {
  trx.after('commit', async () => {
    try {
      await callback()
    } catch (error) {
      logger.error({ err: error }, 'a listener failed after a commit')
    }
  })
}
