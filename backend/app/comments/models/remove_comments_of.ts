import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdPostIfAny } from '#posts/public'
import Comment from '#comments/models/comment'
import { removeComments } from '#comments/models/remove_comments'

/** Removes every suggestion and reply of a person, post by post. */
export async function removeCommentsOf(trx: TransactionClientContract, userId: string): Promise<void> {
  const posts: { post_id: string }[] = await trx
    .from('comments')
    .where('user_id', userId)
    .distinct('post_id')
    .orderBy('post_id')
  for (const { post_id: postId } of posts) {
    const post = await holdPostIfAny(trx, postId)
    if (post) await removeComments(trx, post, await Comment.query({ client: trx }).where({ postId, userId }))
  }
}
