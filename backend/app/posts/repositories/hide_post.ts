import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { afterCommit } from '#core/database/transaction'
import PostUpdated from '#posts/events/post_updated'
import type { ModeratedPost } from '#posts/models/moderated_post'
import { recordFeedChanges } from '#posts/repositories/feed_changes'
import { lockTagsOfPosts } from '#posts/repositories/lock_tags'

/** Hides a locked post from the public, whatever moderators decided about its link. Members still see it. */
export function hidePost(trx: TransactionClientContract, post: ModeratedPost): Promise<void> {
  return setHidden(trx, post, true)
}

/** Shows a locked post that was hidden, as far as it is public and approved, and counts that it was cleared. */
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
