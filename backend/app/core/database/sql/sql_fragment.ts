import type { SqlValue } from './sql_reader.js'

/** A part of a statement, with the values of its `?` in their order. */
export interface SqlFragment {
  sql: string
  values: SqlValue[]
}

/** Which rows of a user a fragment selects, and in which order. */
export interface RowsOfUser {
  userId: string
  /** A further condition on the selected table. */
  where: SqlFragment
  order: 'asc' | 'desc'
  limit: number
}
