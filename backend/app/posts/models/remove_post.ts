import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transaction'
import { countPost, holdOrganizationIfAny } from '#organizations/public'
import PostDeleted from '#posts/events/post_deleted'
import { placementOf } from '#posts/listing/place_post'
import { recordPlacement } from '#posts/listing/record_placement'
import Post from '#posts/models/post'

/** Removes a post with its suggestions and takes it out of the lists. False when it is gone already. */
export async function removePost(
  trx: TransactionClientContract,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  await holdOrganizationIfAny(trx, organizationId)
  const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
  if (!post) return false
  const before = await placementOf(trx, post)
  await recordPlacement(trx, { createdAt: post.createdAt, before, after: null })
  await post.useTransaction(trx).delete()
  await countPost(trx, organizationId, -1)
  afterCommit(trx, () => PostDeleted.dispatch(organizationId, id))
  return true
}
