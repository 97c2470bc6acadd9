import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { countSuggestions, holdPost, type HeldPost } from '#posts/public'
import { commentNotFound, replyTooDeep } from '#comments/errors'
import SuggestionAdded from '#comments/events/suggestion_added'
import Comment from '#comments/models/comment'
import { requireMood } from '#comments/queries/require_mood'
import { takeWords } from '#comments/words/take_words'
import { requireOwnWords } from '#comments/words/require_own_words'

export interface NewComment {
  postId: string
  userId: string
  content: string
  parentId?: string | null
  moodId?: string | null
  /** A suggestion that says nearly the same as another one is wanted nevertheless. */
  acceptSimilar?: boolean
  /** The same key from the same person means the same comment, however often it is sent. */
  idempotencyKey?: string
}

/** Adds a suggestion to a post, or a reply to a suggestion. */
export default class AddComment {
  handle(input: NewComment): Promise<{ id: string; isNew: boolean }> {
    return inTransaction(async (trx) => {
      const post = await holdPost(trx, input.postId)
      const known = await findByKey(trx, input)
      if (known) return { id: known.id, isNew: false }
      await requireParent(trx, input)
      await requireMood(trx, input.moodId)
      const comment = input.parentId ? await reply(trx, input) : await suggest(trx, post, input)
      const { id, parentId } = comment
      afterCommit(trx, () => SuggestionAdded.dispatch(post.organizationId, post.id, id, parentId))
      return { id, isNew: true }
    })
  }
}

function reply(trx: TransactionClientContract, input: NewComment): Promise<Comment> {
  return Comment.create(attributesOf(input), { client: trx })
}

async function suggest(trx: TransactionClientContract, post: HeldPost, input: NewComment): Promise<Comment> {
  const { postId, content: text, acceptSimilar } = input
  const similarToId = await requireOwnWords(trx, { postId, text, acceptSimilar })
  const comment = await Comment.create({ ...attributesOf(input), similarToId }, { client: trx })
  await takeWords(trx, { postId, id: comment.id, copied: false }, text)
  await countSuggestions(trx, post, { comments: 1, free: 1 })
  return comment
}

async function findByKey(trx: TransactionClientContract, { userId, idempotencyKey }: NewComment) {
  if (idempotencyKey === undefined) return null
  return Comment.query({ client: trx }).where({ userId, idempotencyKey }).first()
}

async function requireParent(trx: TransactionClientContract, { postId, parentId }: NewComment) {
  if (!parentId) return
  const parent = await Comment.query({ client: trx }).where({ id: parentId, postId }).first()
  if (!parent) throw commentNotFound()
  if (parent.parentId !== null) throw replyTooDeep()
}

function attributesOf({ postId, userId, content, parentId, moodId, idempotencyKey }: NewComment) {
  return {
    postId,
    userId,
    content,
    parentId: parentId ?? null,
    moodId: moodId ?? null,
    isAiGenerated: false,
    idempotencyKey: idempotencyKey ?? null,
  }
}
