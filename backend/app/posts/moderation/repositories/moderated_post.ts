import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModerationStatus } from '#contract/posts/rules/post'
import { dateOrNull, fromInstant, toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { lockOrganization } from '#organizations/public'
import { recordFeedChanges } from '#posts/feeds/repositories/feed_changes'
import { placementOf, type Placement } from '#posts/feeds/rules/feeds'
import { postNotFound } from '#posts/posts/errors'
import type { Pacing } from '#contract/posts/data/telling'
import PostUpdated from '#posts/posts/events/post_updated'
import { listTagsAndWords } from '#posts/posts/repositories/listed_copies'
import { lockTagsOfPosts } from '#posts/posts/repositories/lock_tags'
import { viewersOf } from '#posts/posts/repositories/viewers'

/** The columns of a `ModeratedRow`. */
export const MODERATED_COLUMNS = [
  'id',
  'organization_id',
  'user_id',
  'title',
  'host',
  'is_public',
  'listed',
  'hidden_at',
  'cleared_count',
  'moderation_status',
  'starts_at',
  'members_prepare',
  'window_hours',
  'ends_at',
  'reminder_share',
  'reminded_at',
  'pacing',
  'created_at',
]

interface ModeratedRow {
  id: string
  organization_id: string
  user_id: string | null
  title: string
  host: string
  is_public: boolean | number
  listed: boolean | number
  hidden_at: string | null
  cleared_count: number
  moderation_status: ModerationStatus
  starts_at: string | null
  members_prepare: boolean | number
  window_hours: number | null
  ends_at: string | null
  reminder_share: number | null
  reminded_at: string | null
  pacing: Pacing | null
  created_at: string
}

/** A locked post, with the fields that a moderator's decision needs. */
export class ModeratedPost {
  /** Selects the ids of the posts that reports hide. */
  static readonly hiddenIds = 'select id from posts where hidden_at is not null'

  readonly id: string
  readonly organizationId: string
  /** Null when the author's account is gone. */
  readonly authorId: string | null
  readonly title: string
  readonly host: string
  readonly isPublic: boolean
  /** Open reports hide it from the public. */
  readonly isHidden: boolean
  /** How often an administrator has shown it after reports had hidden it. */
  readonly clearedCount: number
  readonly listed: boolean
  readonly status: ModerationStatus
  /** When it starts, if it is approved; null once it has. */
  readonly startsAt: Date | null
  /** Whether all members see it before it starts. */
  readonly membersPrepare: boolean
  /** For how many hours it then asks for comments. */
  readonly windowHours: number | null
  readonly endsAt: Date | null
  readonly reminderShare: number | null
  readonly remindedAt: Date | null
  /** Whether members are told of it at times of their own. */
  readonly isPaced: boolean
  readonly createdAt: Date

  constructor(row: ModeratedRow) {
    this.id = row.id
    this.organizationId = row.organization_id
    this.authorId = row.user_id
    this.title = row.title
    this.host = row.host
    this.isPublic = Boolean(row.is_public)
    this.isHidden = row.hidden_at !== null
    this.clearedCount = row.cleared_count
    this.listed = Boolean(row.listed)
    this.status = row.moderation_status
    this.startsAt = dateOrNull(row.starts_at)
    this.membersPrepare = Boolean(row.members_prepare)
    this.windowHours = row.window_hours
    this.endsAt = dateOrNull(row.ends_at)
    this.reminderShare = row.reminder_share
    this.remindedAt = dateOrNull(row.reminded_at)
    this.isPaced = row.pacing !== null
    this.createdAt = fromInstant(row.created_at)
  }

  /** Locks a post and, before it, its organization. POST_NOT_FOUND when either no longer exists. */
  static async lock(trx: TransactionClientContract, id: string): Promise<ModeratedPost> {
    const posts = () => trx.from('posts').where('id', id)
    const found: { organization_id: string } | null = await posts().select('organization_id').first()
    if (!found || !(await lockOrganization(trx, found.organization_id, { ifExists: true })))
      throw postNotFound()
    const row: ModeratedRow | null = await posts().forUpdate().select(MODERATED_COLUMNS).first()
    if (!row) throw postNotFound()
    return new ModeratedPost(row)
  }

  /** The title of a listed post; empty for any other, whose title is not public. */
  static async titleIfListed(trx: TransactionClientContract, id: string): Promise<string> {
    const posts = trx.from('posts').where({ id, listed: true })
    const post: { title: string } | null = await posts.select('title').first()
    return post?.title ?? ''
  }

  /** Where the lists show it before a decision and, with another `listed`, after it. */
  placement(tagIds: readonly string[] = [], listed = this.listed): Placement {
    return placementOf({ ...this, listed }, tagIds)
  }

  /** Hides it from the public, whatever the moderation status of its link. Members still see it. */
  hide(trx: TransactionClientContract): Promise<void> {
    return this.#setHidden(trx, true)
  }

  /** Shows it again, if it is public and approved, and counts the clearance. */
  show(trx: TransactionClientContract): Promise<void> {
    return this.#setHidden(trx, false)
  }

  async #setHidden(trx: TransactionClientContract, isHidden: boolean): Promise<void> {
    const { id, organizationId, createdAt } = this
    const tagIds = (await lockTagsOfPosts(trx, [this])).get(id)
    const listed = !isHidden && this.isPublic && this.status === 'approved' && this.startsAt === null
    await trx
      .from('posts')
      .where('id', id)
      .update({
        hidden_at: isHidden ? toInstant(now()) : null,
        listed,
        cleared_count: isHidden ? this.clearedCount : this.clearedCount + 1,
      })
    await listTagsAndWords(trx, [id], listed)
    const [before, after] = [this.placement(tagIds), this.placement(tagIds, listed)]
    await recordFeedChanges(trx, { createdAt, before, after })
    const viewers = await viewersOf(trx, this)
    afterCommit(trx, () => PostUpdated.dispatch(organizationId, id, viewers))
  }

  get isScheduled(): boolean {
    return this.startsAt !== null
  }
}
