/** Whether the user that a column references has copied a suggestion of the post that a column references. */
export const hasCopied = (user: string, post: string) =>
  `exists (select 1 from comments where comments.claimed_by_user_id = ${user} and comments.post_id = ${post})`
