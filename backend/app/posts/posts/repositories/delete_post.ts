import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { lockOrganization } from '#organizations/public'
import { beforeCommit } from '#core/events/before_commit'
import PostDeleted from '#posts/posts/events/post_deleted'
import Post from '#posts/posts/models/post'
import { recordFeedChanges } from '#posts/feeds/repositories/feed_changes'
import { removePicture } from '#posts/previews/repositories/forget_pictures'
import { lockPlacement, noteQueueChange } from '#posts/posts/repositories/save_post'

/** Deletes a post with its suggestions and removes it from the lists. False when it no longer exists. */
export async function deletePost(
  trx: TransactionClientContract,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<boolean> {
  await lockOrganization(trx, organizationId, { ifExists: true })
  const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
  if (!post) return false
  const before = await lockPlacement(trx, post)
  await recordFeedChanges(trx, { createdAt: post.createdAt, before, after: null })
  await removePicture(trx, id)
  await post.useTransaction(trx).delete()
  await beforeCommit(trx, new PostDeleted(organizationId, id))
  if (post.moderationStatus === 'pending') noteQueueChange(trx)
  afterCommit(trx, () => PostDeleted.dispatch(organizationId, id))
  return true
}

/** Deletes up to `limit` posts of a user, with their suggestions. Returns their number. */
export async function deletePostsByAuthor(
  trx: TransactionClientContract,
  userId: string,
  limit: number,
): Promise<number> {
  const posts: { id: string; organization_id: string }[] = await trx
    .from('posts')
    .where('user_id', userId)
    .orderBy('organization_id')
    .orderBy('id')
    .limit(limit)
    .select('id', 'organization_id')
  for (const { id, organization_id } of posts) await deletePost(trx, { id, organizationId: organization_id })
  return posts.length
}
