import { setImmediate as nextTurn } from 'node:timers/promises'
import { inTransaction } from '#core/database/transactions/transaction'

/** The most values of one list in a statement; SQLite takes 32,766 in all. */
const SLICE = 1_000

/** The most rows that a statement inserts; SQLite takes a select for each. */
export const ROWS_MAX = 500

/** A list in slices that a statement can take. */
export function* slices<Item>(items: readonly Item[], size = SLICE): Generator<Item[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size)
}

const BATCH = 500

/**
 * Deletes rows in small transactions, so that others write in between. `read` returns the ids of at most `limit` rows;
 * what is deleted is not returned again.
 */
export async function deleteInBatches(
  table: string,
  read: (limit: number) => Promise<{ id: string }[]>,
): Promise<void> {
  for (;;) {
    const ids = (await read(BATCH)).map(({ id }) => id)
    if (ids.length > 0) await inTransaction((trx) => trx.from(table).whereIn('id', ids).delete())
    if (ids.length < BATCH) return
    await nextTurn()
  }
}
