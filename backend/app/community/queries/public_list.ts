import type { SqlValue } from '#core/sql/sql_reader'

/** Which listed posts a list holds. Several tags mean any of them. */
export interface PublicList {
  organizationId?: string
  tagIds: readonly string[]
}

/** A part of a list: rows from `offset` on, of those made before a day when one is named. */
export interface Slice {
  limit: number
  offset: number
  /** `2026-03-01` leaves out what was made on that day or later. */
  before?: string
}

export interface Statement {
  sql: string
  values: SqlValue[]
}
