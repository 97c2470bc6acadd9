import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Runs a piece of work in one transaction: all of it is kept, or none. Every query inside has to use `trx`. */
export function inTransaction<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

/**
 * Tells about a write once it is kept, usually by dispatching an event.
 * The write has happened by then, so a listener that fails is logged and fails nobody else.
 */
export function afterCommit(trx: TransactionClientContract, tell: () => Promise<unknown> | void): void {
  trx.after('commit', async () => {
    try {
      await tell()
    } catch (error) {
      logger.error({ err: error }, 'a listener failed after a commit')
    }
  })
}
