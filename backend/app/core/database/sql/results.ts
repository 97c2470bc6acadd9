import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Values = Parameters<QueryClientContract['rawQuery']>[1]

/** The rows of a raw SQL statement, on either database. */
export async function rawRows<Row>(
  client: QueryClientContract,
  sql: string,
  values: Values = [],
): Promise<Row[]> {
  const answer = await client.rawQuery(sql, values)
  return Array.isArray(answer) ? answer : answer.rows
}

/** Whether an update found a row. Lucid resolves it to a number and declares an array. */
export async function hasUpdated(update: PromiseLike<unknown>): Promise<boolean> {
  return Number(await update) > 0
}
