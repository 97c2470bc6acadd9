/** Left-joins the user a column references, as `users` or another alias. */
export const personJoin = (column: string, name = 'users') =>
  `left join users as ${name} on ${name}.id = ${column}`
