import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { findMembership } from '#organizations/public'
import { holdPost, type HeldPost } from '#posts/public'
import ReplyAdded from '#comments/events/reply_added'
import SuggestionAdded from '#comments/events/suggestion_added'
import Comment from '#comments/models/comment'
import { countSupply } from '#comments/models/count_supply'
import { attributesOf, type NewComment } from '#comments/models/new_comment'
import { requireMood } from '#comments/queries/require_mood'
import { requireParent } from '#comments/queries/require_parent'
import { requireOwnWords } from '#comments/words/require_own_words'
import { takeWords } from '#comments/words/take_words'

/** Adds a suggestion to a post, in words the post does not have yet, or a reply to a suggestion. */
export default class AddComment {
  handle(input: NewComment): Promise<{ id: string; isNew: boolean }> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, input.postId)
      const known = await findByKey(trx, input)
      if (known) return { id: known.id, isNew: false }
      const parent = await requireParent(trx, post.id, input.parentId)
      await requireMood(trx, input.moodId)
      const { id, parentId } = parent
        ? await reply(trx, post, input, parent)
        : await suggest(trx, post, input)
      afterCommit(trx, () => SuggestionAdded.dispatch(post.organizationId, post.id, id, parentId))
      return { id, isNew: true }
    })
  }
}

async function findByKey(trx: TransactionClientContract, { userId, idempotencyKey }: NewComment) {
  if (idempotencyKey === undefined) return null
  return Comment.query({ client: trx }).where({ userId, idempotencyKey }).first()
}

async function reply(
  trx: TransactionClientContract,
  { id: postId, organizationId }: HeldPost,
  input: NewComment,
  { userId: suggestedBy }: Comment,
): Promise<Comment> {
  const replyToUserId = suggestedBy === input.userId ? null : suggestedBy
  const made = await Comment.create({ ...attributesOf(input), replyToUserId }, { client: trx })
  if (replyToUserId !== null && (await findMembership(replyToUserId, organizationId, trx)))
    afterCommit(trx, () => ReplyAdded.dispatch(organizationId, postId, made.id, replyToUserId))
  return made
}

async function suggest(trx: TransactionClientContract, post: HeldPost, input: NewComment): Promise<Comment> {
  const { postId, content: text, acceptSimilar } = input
  const similarToId = await requireOwnWords(trx, { postId, text, acceptSimilar })
  const comment = await Comment.create({ ...attributesOf(input), similarToId }, { client: trx })
  await takeWords(trx, { postId, id: comment.id, copied: false }, text)
  await countSupply(trx, post, { comments: 1, free: 1 })
  return comment
}
