import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { LockedPost } from '#posts/public'
import SuggestionRemoved from '#suggestions/comments/events/suggestion_removed'
import Comment from '#suggestions/comments/models/comment'
import { updateSupply } from '#suggestions/comments/repositories/update_supply'
import { deleteUsedTexts } from '#suggestions/comments/repositories/used_texts'

/** Deletes replies and suggestions, with their replies, of a locked post. Copied texts remain used. */
export async function deleteComments(
  trx: TransactionClientContract,
  post: LockedPost,
  comments: readonly Comment[],
): Promise<void> {
  const suggestions = comments.filter(({ parentId }) => parentId === null)
  const available = suggestions.filter(({ claimedAt }) => claimedAt === null)
  await deleteUsedTexts(
    trx,
    available.map(({ id }) => id),
  )
  const ids = comments.map(({ id }) => id)
  await Comment.query({ client: trx }).whereIn('id', ids).delete()
  await updateSupply(trx, post, { comments: -suggestions.length, available: -available.length })
  const viewers = comments.length === 0 ? null : await post.viewers(trx)
  for (const { id, parentId } of comments) {
    afterCommit(trx, () => SuggestionRemoved.dispatch(post.organizationId, post.id, id, parentId, viewers))
  }
}

/** Further comments of a user on one post are deleted in the next batch. */
const COMMENTS_AT_ONCE = 50

/**
 * Deletes suggestions and replies of a user on up to `limit` posts, and the edited copies they made. Only the hash of a
 * copy is kept. Returns the number of affected posts.
 */
export async function deleteCommentsByAuthor(
  trx: TransactionClientContract,
  userId: string,
  limit: number,
): Promise<number> {
  const posts: { post_id: string }[] = await trx
    .from('comments')
    .where('user_id', userId)
    .orWhere((query) => query.where('claimed_by_user_id', userId).whereNotNull('copied_content'))
    .distinct('post_id')
    .orderBy('post_id')
    .limit(limit)
  for (const { post_id: postId } of posts) {
    const post = await LockedPost.lockIfExists(trx, postId)
    if (!post) continue
    const own = Comment.query({ client: trx }).where({ postId, userId })
    await deleteComments(trx, post, await own.orderBy('id').limit(COMMENTS_AT_ONCE))
    await deleteCopies(trx, postId, userId)
  }
  return posts.length
}

async function deleteCopies(trx: TransactionClientContract, postId: string, userId: string): Promise<void> {
  const copied = () => trx.from('comments').where({ post_id: postId, claimed_by_user_id: userId })
  await trx
    .from('text_signatures')
    .where('copied', true)
    .whereIn('comment_id', copied().whereNotNull('copied_content').select('id'))
    .delete()
  await copied().update({ copied_content: null })
}
