import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { requireMoods, LockedPost } from '#posts/public'
import { commentNotFound } from '#suggestions/comments/errors'
import SuggestionEdited from '#suggestions/comments/events/suggestion_edited'
import Comment from '#suggestions/comments/models/comment'
import { changeContent } from '#suggestions/comments/repositories/suggestion_texts'

export interface EditCommentInput {
  content?: string
  /** Null removes the mood. */
  moodId?: string | null
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar?: boolean
}

/** Changes the content or the mood of a suggestion or reply. */
export default class EditComment {
  handle(
    { id, postId }: { id: string; postId: string },
    { acceptSimilar, ...changes }: EditCommentInput,
  ): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      await requireMoods(trx, [changes.moodId])
      const { content } = changes
      if (content !== undefined && comment.parentId === null)
        await changeContent(trx, comment, content, acceptSimilar)
      await comment.merge(changes).save()
      const [{ organizationId }, viewers] = [post, await post.viewers(trx)]
      afterCommit(trx, () => SuggestionEdited.dispatch(organizationId, postId, id, comment.parentId, viewers))
    })
  }
}
