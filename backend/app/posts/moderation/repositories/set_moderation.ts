import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { now } from '#core/runtime/clock'
import { nextEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { slices } from '#core/database/rows/batches'
import { afterCommit } from '#core/database/transactions/transaction'
import { beforeCommit } from '#core/events/before_commit'
import ModerationQueueChanged from '#posts/posts/events/moderation_queue_changed'
import PostApproved from '#posts/posts/events/post_approved'
import PostModerated, { PostsRejected, PostsReviewed } from '#posts/posts/events/post_moderated'
import PostUpdated from '#posts/posts/events/post_updated'
import type { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
import { recordFeedChangesOf } from '#posts/feeds/repositories/feed_changes'
import { listTagsAndWords } from '#posts/posts/repositories/listed_copies'
import { lockTagsOfPosts } from '#posts/posts/repositories/lock_tags'
import { viewersOfEach, type Viewers } from '#posts/posts/repositories/viewers'
import { windowEnd } from '#posts/posts/rules/schedule'
import { remindAt } from '#posts/reminders/rules/remind_at'
import PostsPaced from '#posts/telling/events/posts_paced'
import { tellApproved } from '#posts/posts/repositories/tell_approved'

export interface Moderation {
  status: ModerationStatus
  reason: string | null
  /** Null when the posts return to the queue. */
  moderatorId: string | null
  /** The approved host that approves the posts together. */
  hostId?: string | null
  /**
   * The post that a moderator has approved directly, along with the host: it does not return to the queue with the
   * others.
   */
  decidedId?: string
}

/** Sets the moderation of locked posts and updates their lists, in a few statements for any number of posts. */
export async function setModeration(
  trx: TransactionClientContract,
  posts: readonly ModeratedPost[],
  moderation: Moderation,
): Promise<void> {
  if (posts.length === 0) return
  const { status, reason, moderatorId, hostId = null, decidedId } = moderation
  const isApproved = status === 'approved'
  const tags = await lockTagsOfPosts(trx, posts)
  const startedAt = await nextEventTime(trx)
  const at = toInstant(startedAt)
  for (const slice of slices(posts)) {
    await trx
      .from('posts')
      .whereIn('id', idsOf(slice))
      .update({
        moderation_status: status,
        moderation_reason: reason,
        moderated_by: moderatorId,
        moderated_at: moderatorId === null ? null : at,
        approved_by_host_id: hostId,
        approved_at: isApproved
          ? db.raw('case when starts_at is null then ? else approved_at end', [at])
          : null,
        listed: isApproved ? db.raw('is_public and hidden_at is null and starts_at is null') : false,
        updated_at: toInstant(now()),
      })
    if (isApproved) await start(trx, slice, startedAt)
    const moved = slice.filter((post) => post.listed !== (isApproved && canBeListed(post)))
    await listTagsAndWords(trx, idsOf(moved), isApproved)
  }
  if (decidedId !== undefined)
    await trx.from('posts').where('id', decidedId).update({ approved_by_host_id: null })
  await recordFeedChangesOf(
    trx,
    posts.map((post) => {
      const tagIds = tags.get(post.id)
      const after = post.placement(tagIds, isApproved && canBeListed(post))
      return { createdAt: post.createdAt, before: post.placement(tagIds), after }
    }),
  )
  if (isApproved) await beforeCommit(trx, new PostsReviewed(reviewedBy(posts, moderation)))
  if (moderatorId !== null) await announceToAuthors(trx, posts)
  if (status === 'rejected') await beforeCommit(trx, new PostsRejected(idsOf(posts)))
  const viewers = await viewersOfEach(trx, posts)
  afterCommit(trx, () => dispatchAll(viewers, moderation))
}

/** Begins the windows of approved posts, and tells members of them, except of those that start later. */
async function start(
  trx: TransactionClientContract,
  posts: readonly ModeratedPost[],
  startedAt: Date,
): Promise<void> {
  const started = posts.filter(({ startsAt }) => startsAt === null)
  if (started.length === 0) return
  for (const [hours, same] of Map.groupBy(started, ({ windowHours }) => windowHours)) {
    if (hours === null) continue
    const ends_at = toInstant(windowEnd(startedAt, hours)!)
    await trx.from('posts').whereIn('id', idsOf(same)).update({ ends_at, ended_at: null })
  }
  for (const [at, same] of Map.groupBy(started, (post) => reminderOf(post, startedAt))) {
    if (at !== null) await trx.from('posts').whereIn('id', idsOf(same)).update({ remind_at: at })
  }
  await tellApproved(trx, idsOf(started))
  const paced = started.filter(({ isPaced }) => isPaced)
  if (paced.length > 0) await beforeCommit(trx, new PostsPaced(idsOf(paced)))
}

/** When members are reminded of an approved post, as stored. */
function reminderOf(post: ModeratedPost, approvedAt: Date): string | null {
  const endsAt = windowEnd(approvedAt, post.windowHours) ?? post.endsAt
  const at = remindAt({ ...post, approvedAt, endsAt }, approvedAt)
  return at && toInstant(at)
}

/**
 * The organizations whose public post a moderator has reviewed. Posts that were approved with their host were not
 * reviewed.
 */
function reviewedBy(posts: readonly ModeratedPost[], { hostId = null, decidedId }: Moderation): string[] {
  const seen = posts.filter(({ id, isPublic }) => isPublic && (hostId === null || id === decidedId))
  return [...new Set(seen.map(({ organizationId }) => organizationId))].toSorted()
}

/** One event per author, however many of their posts are decided together. */
async function announceToAuthors(
  trx: TransactionClientContract,
  posts: readonly ModeratedPost[],
): Promise<void> {
  const told = new Set<string | null>([null])
  for (const { id, organizationId, authorId } of posts) {
    if (told.has(authorId)) continue
    told.add(authorId)
    await beforeCommit(trx, new PostModerated(organizationId, id, authorId!))
  }
}

async function dispatchAll(
  posts: ReadonlyMap<ModeratedPost, Viewers>,
  { status, moderatorId }: Moderation,
): Promise<void> {
  for (const [{ id, organizationId, authorId, startsAt }, viewers] of posts) {
    await PostUpdated.dispatch(organizationId, id, viewers)
    if (status === 'approved' && startsAt === null) await PostApproved.dispatch(organizationId, id)
    if (moderatorId !== null && authorId !== null) await PostModerated.dispatch(organizationId, id, authorId)
  }
  await ModerationQueueChanged.dispatch()
}

const canBeListed = ({ isPublic, isHidden, startsAt }: ModeratedPost) =>
  isPublic && !isHidden && startsAt === null

const idsOf = (posts: readonly ModeratedPost[]) => posts.map(({ id }) => id)
