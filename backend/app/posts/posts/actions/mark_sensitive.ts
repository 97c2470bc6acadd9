import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { lockOrganization } from '#organizations/public'
import { recordDecision } from '#core/events/decision_made'
import { postNotFound } from '#posts/posts/errors'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'

interface MarkSensitiveInput {
  /** The administrator. */
  actorId: string
  id: string
  organizationId: string
  isSensitive: boolean
}

/**
 * Marks a listed post as sensitive on behalf of a moderator, or removes the mark. Posts that are not listed are
 * moderated by their organization.
 */
export default class MarkSensitive {
  handle({ actorId, id, organizationId, isSensitive }: MarkSensitiveInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await lockOrganization(trx, organizationId, { ifExists: true }))) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post?.listed) throw postNotFound()
      if (post.isSensitive === isSensitive && post.sensitiveByModerator === isSensitive) return
      await recordDecision(trx, {
        actorId,
        action: isSensitive ? 'post.marked_sensitive' : 'post.unmarked_sensitive',
        targetId: id,
        subject: post.title,
        before: { isSensitive: String(post.isSensitive) },
        after: { isSensitive: String(isSensitive) },
      })
      await post.merge({ isSensitive, sensitiveByModerator: isSensitive, updatedAt: now() }).save()
      afterCommit(trx, () => PostUpdated.dispatch(organizationId, id))
    })
  }
}
