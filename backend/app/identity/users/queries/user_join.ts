import User from '#identity/users/models/user'

/** Joins the user a column references, as `users`. */
export const userJoin = (column: string): string => `join users on users.id = ${column}`

/** What to select of a joined user, for `toUser`. */
export const USER_COLUMNS = 'users.*'

/** The joined user of a row. */
export const toUser = (row: object): User => User.$createFromAdapterResult(row)!
