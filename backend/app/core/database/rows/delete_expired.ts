import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

interface Expiry {
  /** The column with an instant. */
  column?: string
  /** How long rows are kept after that instant, in milliseconds. */
  keptMs?: number
}

/** Deletes the rows of a table that have expired. Safe to run on several instances at once. */
export async function deleteExpired(
  table: string,
  { column = 'expires_at', keptMs = 0 }: Expiry = {},
): Promise<void> {
  const until = toInstant(new Date(now().getTime() - keptMs))
  await inTransaction((trx) => trx.from(table).where(column, '<=', until).delete())
}
