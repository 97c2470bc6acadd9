import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { findByKey } from '#core/database/transactions/idempotency'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { requireMoods, LockedPost } from '#posts/public'
import { findMembership } from '#organizations/public'
import ReplyAdded from '#suggestions/comments/events/reply_added'
import SuggestionAdded from '#suggestions/comments/events/suggestion_added'
import type Comment from '#suggestions/comments/models/comment'
import {
  insertReply,
  requireParent,
  type NewComment,
} from '#suggestions/comments/repositories/insert_comment'
import { insertChecked, requireRoom } from '#suggestions/comments/repositories/insert_suggestions'
import { requireUniqueText } from '#suggestions/comments/repositories/used_texts'

export interface AddCommentInput extends NewComment {
  /** Whether to accept a near-duplicate of another suggestion. */
  acceptSimilar?: boolean
}

/**
 * Adds a suggestion with a text that is new to the post, or a reply. `isNew` is false when the idempotency key was used
 * before.
 */
export default class AddComment {
  handle(input: AddCommentInput): Promise<{ id: string; isNew: boolean }> {
    return inTransaction(async (trx) => {
      const post = await LockedPost.lock(trx, input.postId)
      const known = await findByKey(trx, 'comments', input)
      if (known) return { id: known.id, isNew: false }
      const parent = await requireParent(trx, post.id, input.parentId)
      await requireMoods(trx, [input.moodId])
      const { id } = parent ? await reply(trx, post, input, parent) : await suggest(trx, post, input)
      return { id, isNew: true }
    })
  }
}

async function reply(
  trx: TransactionClientContract,
  post: LockedPost,
  input: AddCommentInput,
  parent: Comment,
): Promise<Comment> {
  const { id: postId, organizationId, isApproved } = post
  // A pending or rejected post sends no notifications.
  const replyToUserId = parent.userId === input.userId || !isApproved ? null : parent.userId
  const comment = await insertReply(trx, input, replyToUserId)
  const viewers = await post.viewers(trx)
  afterCommit(trx, () => SuggestionAdded.dispatch(organizationId, postId, comment.id, parent.id, viewers))
  if (replyToUserId !== null && (await findMembership(replyToUserId, organizationId, trx)))
    afterCommit(trx, () => ReplyAdded.dispatch(organizationId, postId, comment.id, replyToUserId))
  return comment
}

async function suggest(
  trx: TransactionClientContract,
  post: LockedPost,
  { acceptSimilar, ...input }: AddCommentInput,
): Promise<Comment> {
  requireRoom(post, 1)
  const { postId, content: text } = input
  const similarToId = await requireUniqueText(trx, { postId, text, acceptSimilar })
  const [comment] = await insertChecked(trx, post, [{ ...input, similarToId }])
  return comment!
}
