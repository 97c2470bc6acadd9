import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { lockOrganizations } from '#organizations/public'
import { beforeCommit } from '#core/events/before_commit'
import PostDeleted, { PostsDeleted } from '#posts/posts/events/post_deleted'
import Post from '#posts/posts/models/post'
import { placementOf } from '#posts/feeds/rules/feeds'
import { recordFeedChangesOf } from '#posts/feeds/repositories/feed_changes'
import { removePictures } from '#posts/previews/repositories/forget_pictures'
import { lockTagsOfPosts } from '#posts/posts/repositories/lock_tags'
import { toSeen, viewersOfEach } from '#posts/posts/repositories/viewers'
import { noteQueueChange } from '#posts/posts/repositories/save_post'

/** Locks the organizations of posts, like every writer of posts. */
export function lockOrganizationsOf(trx: TransactionClientContract, postIds: readonly string[]) {
  return lockOrganizations(
    trx,
    trx
      .from('posts')
      .whereIn('id', [...postIds])
      .select('organization_id'),
  )
}

/**
 * Deletes posts with their suggestions and removes them from the lists, in a few statements for any number. Returns how
 * many still existed.
 */
export async function deletePosts(trx: TransactionClientContract, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const organizations = await lockOrganizationsOf(trx, ids)
  const posts = await Post.query({ client: trx })
    .whereIn('id', [...ids])
    .orderBy('organization_id')
    .orderBy('id')
    .forUpdate()
  if (posts.length === 0) return 0
  const tags = await lockTagsOfPosts(trx, posts)
  await recordFeedChangesOf(
    trx,
    posts.map((post) => {
      const before = placementOf(post, tags.get(post.id) ?? [])
      return { createdAt: post.createdAt, before, after: null }
    }),
  )
  const found = posts.map(({ id }) => id)
  await removePictures(trx, found)
  await trx.from('posts').whereIn('id', found).delete()
  for (const [organizationId, deleted] of Map.groupBy(posts, (post) => post.organizationId)) {
    const postIds = deleted.filter(({ startsAt }) => startsAt === null).map(({ id }) => id)
    const { hasWebhooks = false } = organizations.get(organizationId) ?? {}
    if (postIds.length > 0) await beforeCommit(trx, new PostsDeleted(organizationId, postIds, hasWebhooks))
  }
  if (posts.some(({ moderationStatus }) => moderationStatus === 'pending')) noteQueueChange(trx)
  const seen = posts.map((post) => ({ ...toSeen(post), id: post.id }))
  for (const [{ organizationId, id }, viewers] of await viewersOfEach(trx, seen))
    afterCommit(trx, () => PostDeleted.dispatch(organizationId, id, viewers))
  return posts.length
}

/** Deletes up to `limit` posts of a user, with their suggestions. Returns their number. */
export async function deletePostsByAuthor(
  trx: TransactionClientContract,
  userId: string,
  limit: number,
): Promise<number> {
  const posts: { id: string }[] = await trx
    .from('posts')
    .where('user_id', userId)
    .orderBy('organization_id')
    .orderBy('id')
    .limit(limit)
    .select('id')
  await deletePosts(
    trx,
    posts.map(({ id }) => id),
  )
  return posts.length
}
