import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdPost } from '#posts/public'
import { commentNotFound } from '#comments/errors'
import SuggestionEdited from '#comments/events/suggestion_edited'
import Comment from '#comments/models/comment'
import { requireMood } from '#comments/queries/require_mood'

export interface CommentChanges {
  content?: string
  /** Null takes the mood away. */
  moodId?: string | null
}

/** Changes the words or the mood of a suggestion or reply. */
export default class EditComment {
  handle({ id, postId }: { id: string; postId: string }, changes: CommentChanges): Promise<void> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, postId)
      const comment = await Comment.query({ client: trx }).where({ id, postId }).first()
      if (!comment) throw commentNotFound()
      await requireMood(trx, changes.moodId)
      await comment.merge(changes).save()
      afterCommit(trx, () => SuggestionEdited.dispatch(post.organizationId, postId, id, comment.parentId))
    })
  }
}
