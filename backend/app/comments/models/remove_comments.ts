import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transaction'
import type { HeldPost } from '#posts/public'
import SuggestionRemoved from '#comments/events/suggestion_removed'
import Comment from '#comments/models/comment'
import { countSupply } from '#comments/models/count_supply'
import { forgetWords } from '#comments/words/forget_words'

/**
 * Removes suggestions, each with its replies, and replies of a held post, and moves the post's counts.
 * The words of free suggestions can be used again; words that somebody has copied stay taken.
 */
export async function removeComments(
  trx: TransactionClientContract,
  post: HeldPost,
  comments: readonly Comment[],
): Promise<void> {
  const ids = comments.map(({ id }) => id)
  const suggestions = comments.filter(({ parentId }) => parentId === null)
  const free = suggestions.filter(({ lockedAt }) => lockedAt === null)
  await forgetWords(
    trx,
    free.map(({ id }) => id),
  )
  await Comment.query({ client: trx }).whereIn('id', ids).delete()
  await countSupply(trx, post, { comments: -suggestions.length, free: -free.length })
  for (const { id, parentId } of comments) {
    afterCommit(trx, () => SuggestionRemoved.dispatch(post.organizationId, post.id, id, parentId))
  }
}
