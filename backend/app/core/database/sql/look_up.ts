import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/sql/results'
import type { SqlFragment } from '#core/database/sql/sql_fragment'

/** A statement that reads, without SQL when there is nothing to read, and what its rows mean. */
export interface LookUp<Value> extends SqlFragment {
  read: (rows: never[]) => Value
}

/** A look-up that needs no statement. */
export const constant = <Value>(value: Value): LookUp<Value> => ({ sql: '', values: [], read: () => value })

/** Whether a client speaks to PostgreSQL. */
export const isPostgres = ({ dialect }: QueryClientContract): boolean => dialect.name === 'postgres'

export async function lookUp<Value>(
  client: QueryClientContract,
  { sql, values, read }: LookUp<Value>,
): Promise<Value> {
  return read(sql === '' ? [] : await rawRows<never>(client, sql, values))
}

type LookUps<Found> = { [Name in keyof Found]: LookUp<Found[Name]> }

/**
 * Runs look-ups that do not depend on each other, on PostgreSQL in one statement. JSON carries their rows there, so
 * their columns are texts, booleans and numbers, and no instants.
 */
export async function lookUpAll<Found extends object>(
  client: QueryClientContract,
  lookUps: LookUps<Found>,
): Promise<Found> {
  const names = Object.keys(lookUps) as (keyof Found & string)[]
  const asked = names.filter((name) => lookUps[name].sql !== '')
  const found: Partial<Found> = {}
  if (isPostgres(client) && asked.length > 1) {
    const columns = asked.map(
      (name) => `(select json_agg(row) from (${lookUps[name].sql}) as row) as "${name}"`,
    )
    const values = asked.flatMap((name) => lookUps[name].values)
    const [all] = await rawRows<Record<string, never[] | null>>(
      client,
      `select ${columns.join(', ')}`,
      values,
    )
    for (const name of names) found[name] = lookUps[name].read(all![name] ?? [])
  } else for (const name of names) found[name] = await lookUp(client, lookUps[name])
  return found as Found
}
