import db from '@adonisjs/lucid/services/db'

/** Whether a member has copied a suggestion of a post. */
export async function hasCopied(postId: string, userId: string): Promise<boolean> {
  const copied: unknown = await db
    .from('comments')
    .where({ post_id: postId, locked_by_user_id: userId })
    .select('id')
    .first()
  return Boolean(copied)
}
