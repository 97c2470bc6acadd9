import { afterCommit, inTransaction } from '#core/database/transaction'
import { countSuggestions, holdPost } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import SuggestionRemoved from '#comments/events/suggestion_removed'
import Comment from '#comments/models/comment'

/** Removes a reply, or a suggestion with its replies. */
export default class RemoveComment {
  handle({ id, postId }: { id: string; postId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      const { parentId, lockedAt } = comment
      await comment.delete()
      if (parentId === null) await countSuggestions(trx, post, { comments: -1, free: lockedAt ? 0 : -1 })
      afterCommit(trx, () => SuggestionRemoved.dispatch(post.organizationId, postId, id, parentId))
    })
  }
}
