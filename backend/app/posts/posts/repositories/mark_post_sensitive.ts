import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordDecision } from '#core/events/decision_made'
import { afterCommit } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { postNotFound } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'

interface SensitiveMark {
  /** The administrator. */
  actorId: string
  isSensitive: boolean
}

/** Marks a locked post as sensitive on behalf of a moderator, or removes the mark, and records the decision. */
export async function setSensitive(
  trx: TransactionClientContract,
  post: Post,
  { actorId, isSensitive }: SensitiveMark,
): Promise<void> {
  if (post.isSensitive === isSensitive && post.sensitiveByModerator === isSensitive) return
  await recordDecision(trx, {
    actorId,
    action: isSensitive ? 'post.marked_sensitive' : 'post.unmarked_sensitive',
    targetId: post.id,
    subject: post.title,
    before: { isSensitive: String(post.isSensitive) },
    after: { isSensitive: String(isSensitive) },
  })
  await post.merge({ isSensitive, sensitiveByModerator: isSensitive, updatedAt: now() }).save()
  afterCommit(trx, () => PostUpdated.dispatch(post.organizationId, post.id))
}

/** Marks a public post as sensitive, whether it is listed or hidden. The caller has locked it. POST_NOT_FOUND. */
export async function markPostSensitive(
  trx: TransactionClientContract,
  id: string,
  actorId: string,
): Promise<void> {
  const post = await Post.query({ client: trx }).where('id', id).first()
  if (!post?.isPublic) throw postNotFound()
  await setSensitive(trx, post, { actorId, isSensitive: true })
}
