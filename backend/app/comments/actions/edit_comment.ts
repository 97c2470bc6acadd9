import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import SuggestionEdited from '#comments/events/suggestion_edited'
import Comment from '#comments/models/comment'
import { requireMood } from '#comments/queries/require_mood'
import { reword } from '#comments/words/reword'

export interface CommentChanges {
  content?: string
  /** Null takes the mood away. */
  moodId?: string | null
  /** Words that are nearly those of another suggestion are wanted nevertheless. */
  acceptSimilar?: boolean
}

/** Changes the words or the mood of a suggestion or reply. */
export default class EditComment {
  handle(
    { id, postId }: { id: string; postId: string },
    { acceptSimilar, ...changes }: CommentChanges,
  ): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      await requireMood(trx, changes.moodId)
      const { content } = changes
      if (content !== undefined && comment.parentId === null)
        await reword(trx, comment, content, acceptSimilar)
      await comment.merge(changes).save()
      afterCommit(trx, () => SuggestionEdited.dispatch(post.organizationId, postId, id, comment.parentId))
    })
  }
}
