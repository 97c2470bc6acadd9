/** Joins the post a column references, as `posts`. */
export const postJoin = (column: string) => `join posts on posts.id = ${column}`
