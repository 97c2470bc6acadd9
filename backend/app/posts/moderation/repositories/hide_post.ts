import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import PostUpdated from '#posts/posts/events/post_updated'
import type { ModeratedPost } from '#posts/moderation/models/moderated_post'
import { recordFeedChanges } from '#posts/feeds/repositories/feed_changes'
import { lockTagsOfPosts } from '#posts/posts/repositories/lock_tags'

/** Hides a locked post from the public, whatever the moderation status of its link. Members still see it. */
export function hidePost(trx: TransactionClientContract, post: ModeratedPost): Promise<void> {
  return setHidden(trx, post, true)
}

/** Shows a hidden, locked post again, if it is public and approved, and counts the clearance. */
export function showPost(trx: TransactionClientContract, post: ModeratedPost): Promise<void> {
  return setHidden(trx, post, false)
}

async function setHidden(
  trx: TransactionClientContract,
  post: ModeratedPost,
  isHidden: boolean,
): Promise<void> {
  const { id, organizationId, isPublic, status, createdAt } = post
  const tags = await lockTagsOfPosts(trx, [post])
  const before = { ...post, tagIds: tags.get(id) ?? [] }
  const listed = !isHidden && isPublic && status === 'approved'
  await trx
    .from('posts')
    .where('id', id)
    .update({
      hidden_at: isHidden ? toInstant(now()) : null,
      listed,
      cleared_count: isHidden ? post.clearedCount : post.clearedCount + 1,
    })
  await trx.from('post_tags').where('post_id', id).update({ listed })
  await recordFeedChanges(trx, { createdAt, before, after: { ...before, listed } })
  afterCommit(trx, () => PostUpdated.dispatch(organizationId, id))
}

/** The title of a listed post; empty for any other, whose title is not public. */
export async function titleIfListed(trx: TransactionClientContract, id: string): Promise<string> {
  const post: { title: string } | null = await trx
    .from('posts')
    .where({ id, listed: true })
    .select('title')
    .first()
  return post?.title ?? ''
}
