import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { lockOrganizationIfExists } from '#organizations/public'
import { recordDecision } from '#platform_log/public'
import { postNotFound } from '#posts/errors'
import PostUpdated from '#posts/events/post_updated'
import Post from '#posts/models/post'

interface MarkSensitiveInput {
  /** The administrator. */
  actorId: string
  id: string
  organizationId: string
  isSensitive: boolean
}

/** Marks a listed post as sensitive as a moderator, or removes the mark. Posts that are not listed are moderated by their organization. */
export default class MarkSensitive {
  handle({ actorId, id, organizationId, isSensitive }: MarkSensitiveInput): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await lockOrganizationIfExists(trx, organizationId))) throw postNotFound()
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
