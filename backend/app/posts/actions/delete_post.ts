import { afterCommit, inTransaction } from '#core/database/transaction'
import { countPost } from '#organizations/public'
import { postNotFound } from '#posts/errors'
import PostDeleted from '#posts/events/post_deleted'
import { placementOf } from '#posts/listing/place_post'
import { recordPlacement } from '#posts/listing/record_placement'
import Post from '#posts/models/post'
import { holdOrganization } from '#posts/queries/hold_organization'

/** Deletes a post with its suggestions. */
export default class DeletePost {
  handle({ id, organizationId }: { id: string; organizationId: string }): Promise<void> {
    return inTransaction(async (trx) => {
      await holdOrganization(trx, organizationId)
      const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
      if (!post) throw postNotFound()
      const before = await placementOf(trx, post)
      await recordPlacement(trx, { createdAt: post.createdAt, before, after: null })
      await post.useTransaction(trx).delete()
      await countPost(trx, organizationId, -1)
      afterCommit(trx, () => PostDeleted.dispatch(organizationId, id))
    })
  }
}
