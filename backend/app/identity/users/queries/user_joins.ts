import User from '#identity/users/models/user'

/** Left-joins the user a column references, as `users` or another alias; no user for a closed account. */
export const personJoin = (column: string, name = 'users') =>
  `left join users as ${name} on ${name}.id = ${column} and ${name}.closed_at is null`

/** Joins the user a column references, as `users`. */
export const userJoin = (column: string): string => `join users on users.id = ${column}`

/** What to select of a joined user, for `toUser`. */
export const USER_COLUMNS = 'users.*'

/** The joined user of a row. */
export const toUser = (row: object): User => User.$createFromAdapterResult(row)!
