import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { newRowOf } from '#core/database/rows/entity'
import { insertOf, writeAll, type Write } from '#core/database/sql/write_all'
import { afterCommit } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import ModerationQueueChanged from '#posts/posts/events/moderation_queue_changed'
import Post from '#posts/posts/models/post'
import { keepAuthorVersion } from '#posts/posts/repositories/author_versions'
import { insertFeedChanges } from '#posts/feeds/repositories/feed_changes'
import { lockTagsOfPost } from '#posts/posts/repositories/lock_tags'
import { listWords } from '#posts/posts/repositories/listed_copies'
import { deleteWords, insertWords } from '#posts/posts/repositories/search_words'
import { dateDelivery, tellApproved } from '#posts/posts/repositories/tell_approved'
import PostsPaced from '#posts/telling/events/posts_paced'
import { placementOf, type Placement } from '#posts/feeds/rules/feeds'
import { windowEnd } from '#posts/posts/rules/schedule'

const SEARCHED_FIELDS = ['title', 'comment', 'host', 'startsAt'] as const

/** The placement of a locked post in the lists. Locks its tags too, so that the placement cannot change in the meantime. */
export async function lockPlacement(trx: TransactionClientContract, post: Post): Promise<Placement> {
  return placementOf(post, await lockTagsOfPost(trx, post.id))
}

/** Saves a post with these tags, its search words and its place in the lists; `before` is null for a new post. */
export async function savePost(
  trx: TransactionClientContract,
  post: Post,
  tagIds: readonly string[],
  before: Placement | null,
): Promise<void> {
  const wasPending = (post.$original as Partial<Post>).moderationStatus === 'pending'
  const wordsChanged = SEARCHED_FIELDS.some((name) => name in post.$dirty)
  const startChanged = before !== null && 'startsAt' in post.$dirty
  const isNewlyApproved = await dateApproval(trx, post)
  const writes = before === null ? insertOf(trx, Post.table, [await newRowOf(post)]) : []
  if (before !== null) {
    await keepAuthorVersion(trx, post)
    await post.useTransaction(trx).save()
    if (isNewlyApproved) await (startChanged ? dateDelivery : tellApproved)(trx, [post.id])
  }
  const { listed, createdAt } = post
  const after = placementOf(post, tagIds)
  const tagsChanged = startChanged || before?.listed !== listed || !isSameSet(before.tagIds, tagIds)
  if (before !== null && wordsChanged) await deleteWords(trx, post.id)
  if (before !== null && !wordsChanged && before.listed !== listed) await listWords(trx, [post.id], listed)
  if (tagsChanged && before !== null && before.tagIds.length > 0)
    await trx.from('post_tags').where('post_id', post.id).delete()
  await writeAll(trx, [
    ...writes,
    ...(before === null || wordsChanged ? [insertWords(trx, post)] : []),
    ...(tagsChanged ? insertTags(trx, post, tagIds) : []),
    ...insertFeedChanges(trx, { createdAt, before, after }),
  ])
  if (isNewlyApproved && post.pacing !== null) await beforeCommit(trx, new PostsPaced([post.id]))
  if (wasPending || post.moderationStatus === 'pending') noteQueueChange(trx)
}

/** Called when a pending post is added, changed or removed. */
export function noteQueueChange(trx: TransactionClientContract): void {
  afterCommit(trx, () => ModerationQueueChanged.dispatch())
}

/** Members are notified of a post when it is approved and has started. Returns whether that is now. */
async function dateApproval(trx: TransactionClientContract, post: Post): Promise<boolean> {
  const wasApproved = post.approvedAt !== null
  if (post.moderationStatus !== 'approved' || post.startsAt !== null) post.approvedAt = null
  else post.approvedAt ??= post.$isPersisted ? await nextEventTime(trx) : post.createdAt
  if (wasApproved || post.approvedAt === null) return false
  if (post.windowHours !== null) post.endsAt = windowEnd(post.approvedAt, post.windowHours)
  return true
}

/** The rows include `listed`, so they change together with it. */
function insertTags(trx: TransactionClientContract, post: Post, tagIds: readonly string[]): Write[] {
  const rows = tagIds.map((tag_id) => ({
    post_id: post.id,
    organization_id: post.organizationId,
    tag_id,
    created_at: toInstant(post.createdAt),
    listed: post.listed,
  }))
  return insertOf(trx, 'post_tags', rows)
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return new Set(some).symmetricDifference(new Set(others)).size === 0
}
