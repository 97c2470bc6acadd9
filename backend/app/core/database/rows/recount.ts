import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '../transactions/transaction.js'

/** Writers wait for a group of rows for milliseconds. */
const AT_ONCE = 100

/** Counts rows by the id of their owner; one number for each stored column, in the order of the columns. */
export type RowCount = (trx: TransactionClientContract, ids: string[]) => Promise<Map<string, number[]>>

/** Columns of a table that store counts, and the actual counts. */
interface Counted {
  table: string
  columns: string[]
  count: RowCount
}

/**
 * Compares stored counts with what they count, a locked group of rows at a time, so that they agree while servers write.
 * Returns how many rows had a wrong count. With `repair` they are set right.
 */
export async function recount(counted: Counted, { repair }: { repair: boolean }): Promise<number> {
  let wrong = 0
  let after: string | undefined
  do {
    const group = await inTransaction((trx) => recountAfter(trx, counted, after, repair))
    wrong += group.wrong
    after = group.last
  } while (after !== undefined)
  return wrong
}

interface CountedRow {
  id: string
  n: number
}

/** Counts the rows of a table that meet a condition by the owner that a column names. */
export const countRowsBy =
  (table: string, column: string, condition = '1 = 1'): RowCount =>
  async (trx, ids) => {
    const rows: CountedRow[] = await trx
      .from(table)
      .whereIn(column, ids)
      .whereRaw(condition)
      .groupBy(column)
      .select(`${column} as id`)
      .count('* as n')
    return new Map(rows.map(({ id, n }) => [id, [Number(n)]]))
  }

async function recountAfter(
  trx: TransactionClientContract,
  { table, columns, count }: Counted,
  after: string | undefined,
  repair: boolean,
): Promise<{ wrong: number; last: string | undefined }> {
  const query = trx
    .from(table)
    .if(after !== undefined, (rest) => rest.where('id', '>', after!))
    .orderBy('id')
    .limit(AT_ONCE)
    .select('id', ...columns)
  query.knexQuery.forNoKeyUpdate()
  const rows = (await query) as ({ id: string } & Record<string, number>)[]
  const actual = await count(
    trx,
    rows.map(({ id }) => id),
  )
  let wrong = 0
  for (const row of rows) {
    const counts = actual.get(row.id) ?? columns.map(() => 0)
    if (columns.every((column, index) => row[column] === counts[index])) continue
    wrong += 1
    const right = Object.fromEntries(columns.map((column, index) => [column, counts[index]]))
    if (repair) await trx.from(table).where('id', row.id).update(right)
  }
  return { wrong, last: rows.length < AT_ONCE ? undefined : rows.at(-1)!.id }
}
