import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transaction'
import { lockPostIfExists, type LockedPost } from '#posts/public'
import SuggestionRemoved from '#comments/events/suggestion_removed'
import Comment from '#comments/models/comment'
import { updateSupply } from '#comments/repositories/update_supply'
import { deleteUsedTexts } from '#comments/repositories/used_texts'

/** Deletes replies and suggestions, with their replies, of a locked post. Texts that were copied stay used. */
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
  for (const { id, parentId } of comments) {
    afterCommit(trx, () => SuggestionRemoved.dispatch(post.organizationId, post.id, id, parentId))
  }
}

/** More comments of a person on one post are deleted in the next batch. */
const COMMENTS_AT_ONCE = 50

/**
 * Deletes suggestions and replies of a person on up to `limit` posts, and the edited copies they made.
 * Of the copies only the hash remains. Returns on how many posts there was something.
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
    const post = await lockPostIfExists(trx, postId)
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
