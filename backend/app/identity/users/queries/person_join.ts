/** Left-joins the user a column references, as `users` or another alias; no user for a closed account. */
export const personJoin = (column: string, name = 'users') =>
  `left join users as ${name} on ${name}.id = ${column} and ${name}.closed_at is null`
