export type SqlValue = string | number

/** A part of a statement, with the values of its `?` in their order. */
export interface SqlFragment {
  sql: string
  values: SqlValue[]
}

/** As many `?` as there are values, for `in (…)`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}

/** The rows of a statement that selects an `id`, with a `data` that is null, for a union with others. */
export const idsOnly = ({ sql, values }: SqlFragment): SqlFragment => ({
  sql: `select ids.id, cast(null as text) as data from (${sql}) ids`,
  values,
})

/** Which rows of a user a fragment selects, and in which order. */
export interface RowsOfUser {
  userId: string
  /** A further condition on the selected table. */
  where: SqlFragment
  order: 'asc' | 'desc'
  limit: number
}

/** Rows that a user is notified of: the columns of what happened, and the `from` clause that selects them. */
export interface NotifiedRows {
  at: string
  id: string
  postId?: string
  /** The user who caused it. */
  fromId?: string
  /** Its organization, for what has no post. */
  organizationId?: string
  /** How many events it stands for, or a number out of `of`. */
  count?: string
  of?: string
  /** When the user read it, for what is not read by opening a post. */
  readAt?: string
  /** `since` selects the earliest instant that `where` allows. */
  from: (rows: RowsOfUser & { since: SqlFragment }) => SqlFragment
}
