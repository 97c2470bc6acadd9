/** Joins the post a column refers to, as `posts`. */
export const postJoin = (column: string) => `join posts on posts.id = ${column}`

/** Joins when a person, `user` being a column or `?`, opened the post a column refers to, as `post_reads`. */
export const postReadJoin = (post: string, user: string) =>
  `left join post_reads on post_reads.post_id = ${post} and post_reads.user_id = ${user}`

/** Selects the ids of the posts that reports hide. */
export const HIDDEN_POSTS = 'select id from posts where hidden_at is not null'
