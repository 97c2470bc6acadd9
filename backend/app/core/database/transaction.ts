import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Runs `work` in one transaction. Every query inside has to use `trx`. */
export function inTransaction<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  return db.transaction(work)
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
