/** Joins the post a column references, as `posts`. */
export const postJoin = (column: string) => `join posts on posts.id = ${column}`

/** Joins when a user (a column or `?`) last opened the post a column references, as `post_reads`. */
export const postReadJoin = (post: string, user: string) =>
  `left join post_reads on post_reads.post_id = ${post} and post_reads.user_id = ${user}`
