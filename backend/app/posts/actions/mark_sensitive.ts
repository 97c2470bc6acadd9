import { now } from '#core/clock'
import { afterCommit, inTransaction } from '#core/database/transaction'
import { holdOrganizationIfAny } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import PostUpdated from '#posts/events/post_updated'
import Post from '#posts/models/post'

interface Mark {
  id: string
  organizationId: string
  isSensitive: boolean
}

/** Covers a listed post, or uncovers it again. What is not listed is for its organization to judge. */
export default class MarkSensitive {
  handle({ id, organizationId, isSensitive }: Mark): Promise<void> {
    return inTransaction(async (trx) => {
      if (!(await holdOrganizationIfAny(trx, organizationId))) throw postNotFound()
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post?.listed) throw postNotFound()
      if (post.isSensitive === isSensitive && post.sensitiveByModerator === isSensitive) return
      await post.merge({ isSensitive, sensitiveByModerator: isSensitive, updatedAt: now() }).save()
      afterCommit(trx, () => PostUpdated.dispatch(organizationId, id))
    })
  }
}
