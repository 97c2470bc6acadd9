import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  refusalsOf,
  type PendingKind,
  type Refusals,
  type TargetedAction,
} from '#core/jobs/pending/pending_kinds'
import { findMembership } from '#organizations/public'
import { LockedPost } from '#posts/public'
import Comment from '#suggestions/comments/models/comment'
import { deleteComments } from '#suggestions/comments/repositories/delete_comments'
import { mayDelete } from '#suggestions/comments/rules/comment_abilities'

interface OfPost {
  postId: string
}

/** The deletion of suggestions and replies of a post, which can be undone. Until it is carried out, they can be claimed. */
export const pendingDeletion: PendingKind<OfPost> = {
  name: 'comments.delete',
  judge,
  async carryOut(trx, { ids, input: { postId } }) {
    const post = await LockedPost.lock(trx, postId)
    await deleteComments(trx, post, await commentsOf(trx, postId, ids))
  },
}

async function judge(
  trx: TransactionClientContract,
  { userId, ids, input: { postId } }: TargetedAction<OfPost>,
): Promise<Refusals> {
  const post = await LockedPost.lockIfExists(trx, postId)
  const membership = post && (await findMembership(userId, post.organizationId, trx))
  if (!membership) return refusalsOf(ids, () => 'COMMENT_NOT_FOUND')
  const comments = await commentsOf(trx, postId, ids)
  const found = new Map(comments.map((comment) => [comment.id, comment]))
  return refusalsOf(ids, (id) => {
    const comment = found.get(id)
    if (comment === undefined) return 'COMMENT_NOT_FOUND'
    return mayDelete(membership, comment.userId) ? null : 'FORBIDDEN'
  })
}

const commentsOf = (trx: TransactionClientContract, postId: string, ids: readonly string[]) =>
  Comment.query({ client: trx })
    .where({ postId })
    .whereIn('id', [...ids])
    .orderBy('id')
