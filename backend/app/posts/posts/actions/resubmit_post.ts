import { now } from '#core/runtime/clock'
import { completeAction } from '#core/database/transactions/repeated_action'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { acceptLink } from '#posts/links/queries/judge_link'
import { shareHosts } from '#posts/links/repositories/hosts'
import { lockOrganization } from '#organizations/public'
import { postNotFound, postNotRejected } from '#posts/posts/errors'
import PostApproved from '#posts/posts/events/post_approved'
import PostUpdated from '#posts/posts/events/post_updated'
import Post from '#posts/posts/models/post'
import { lockPlacement, savePost } from '#posts/posts/repositories/save_post'
import { viewersOfPost } from '#posts/posts/repositories/viewers'
import { firstModeration, UNMODERATED } from '#posts/posts/rules/first_public_post'

/**
 * Resubmits a rejected post to the moderators, or publishes it if its host has been approved since. It keeps the reason
 * of the rejection for the moderators, unless it waits for a first review.
 */
export default class ResubmitPost {
  handle({ id, organizationId }: { id: string; organizationId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      await shareHosts(trx)
      const organization = await lockOrganization(trx, organizationId, { ifExists: true })
      if (!organization) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      if (post.moderationStatus !== 'rejected') throw postNotRejected()
      const link = await acceptLink(post.url, trx)
      const first = firstModeration({
        isPublic: post.isPublic,
        isReviewed: organization.publicReviewedAt !== null,
        moderationStatus: link.moderationStatus,
      })
      const { moderationStatus } = first
      const rejection = moderationStatus === 'pending' ? post.moderationReason : null
      const moderationReason = first.moderationReason ?? rejection
      const before = await lockPlacement(trx, post)
      post.merge({ ...UNMODERATED, moderationStatus, moderationReason, updatedAt: now() })
      await savePost(trx, post, before.tagIds, before)
      await completeAction(trx)
      const viewers = await viewersOfPost(trx, post)
      afterCommit(trx, () => PostUpdated.dispatch(organizationId, id, viewers))
      if (moderationStatus === 'approved' && post.startsAt === null) {
        afterCommit(trx, () => PostApproved.dispatch(organizationId, id))
      }
    })
  }
}
