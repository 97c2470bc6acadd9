import db from '@adonisjs/lucid/services/db'
import { countRows } from '#core/database/rows/count_rows'
import { isPostgres } from '#core/database/sql/look_up'
import { reader } from '#core/database/sql/reader'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import type { Filter } from '#organizations/scim/rules/filter'
import { toCondition, type FilterTarget } from '#organizations/scim/rules/filter_sql'

/** The requested part of a list. */
export interface ListRequest {
  filter: Filter | null
  /** The place of the first resource, from 1 on. */
  startIndex: number
  count: number
}

interface Listed {
  /** What a filter reads: a table, or a join. */
  from: string
  /** What is read without a filter: a table with an index on the id. */
  table: string
  id: string
  target: Omit<FilterTarget, 'isPostgres'>
}

export interface FoundIds {
  ids: string[]
  total: number
}

/**
 * The ids of a page, in their order, and how many there are in all. Without a filter it is read from an index alone, and
 * the total of a large directory may be a minute old.
 */
export async function findIds(
  { filter, startIndex, count }: ListRequest,
  { from, table, id, target }: Listed,
): Promise<FoundIds> {
  const where = conditionOf(filter, target)
  const rows = filter === null ? table : from
  const [total, found] = await Promise.all([
    filter === null ? countRows(db.from(table)) : countMatching(from, where),
    reader().rows<{ id: string }>(
      `select ${id} as id from ${rows} where ${where.sql} order by ${id} limit ? offset ?`,
      [...where.values, count, startIndex - 1],
    ),
  ])
  return { ids: found.map((row) => row.id), total }
}

async function countMatching(from: string, { sql, values }: SqlFragment): Promise<number> {
  const [counted] = await reader().rows<{ n: number | string }>(
    `select count(*) as n from ${from} where ${sql}`,
    values,
  )
  return Number(counted!.n)
}

function conditionOf(filter: Filter | null, target: Omit<FilterTarget, 'isPostgres'>): SqlFragment {
  if (filter === null) return { sql: '1 = 1', values: [] }
  return toCondition(filter, { ...target, isPostgres: isPostgres(db.connection()) })
}
