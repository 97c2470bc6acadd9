import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { holdPostIfAny } from '#posts/public'
import Comment from '#comments/models/comment'
import { removeComments } from '#comments/models/remove_comments'

/**
 * Removes every suggestion and reply of a person, post by post, and what they made of what they copied.
 * That it was copied stays known, by its hash only.
 */
export async function removeCommentsOf(trx: TransactionClientContract, userId: string): Promise<void> {
  const posts: { post_id: string }[] = await trx
    .from('comments')
    .where('user_id', userId)
    .orWhere((query) => query.where('locked_by_user_id', userId).whereNotNull('copied_content'))
    .distinct('post_id')
    .orderBy('post_id')
  for (const { post_id: postId } of posts) {
    const post = await holdPostIfAny(trx, postId)
    if (!post) continue
    await removeComments(trx, post, await Comment.query({ client: trx }).where({ postId, userId }))
    const copied = trx.from('comments').where({ post_id: postId, locked_by_user_id: userId })
    await copied.update({ copied_content: null })
  }
}
