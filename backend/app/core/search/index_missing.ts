import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { pagesById, type NextPage } from '#core/database/pages_by_id'
import { inTransaction } from '#core/database/transaction'
import { idBefore } from '#core/ids'

/** Longer than old and new servers run side by side during an upgrade. */
const DAYS = 2
const DAY_MS = 86_400_000

/**
 * Indexes rows of the last days that nothing finds: a server of the version before an index has written them after
 * the database was migrated. `read` selects those without an index.
 */
export async function indexMissing<Row extends { id: string }>(
  read: (page: NextPage) => Promise<Row[]>,
  index: (trx: TransactionClientContract, row: Row) => Promise<unknown>,
): Promise<void> {
  const first = idBefore(new Date(now().getTime() - DAYS * DAY_MS))
  for await (const page of pagesById(read, first)) {
    await inTransaction(async (trx) => {
      for (const row of page) await index(trx, row)
    })
  }
}
