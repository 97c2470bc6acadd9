import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { dateOrNull, fromInstant, toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { hasWebhooks } from '#organizations/public'
import { postClosed, postNotFound } from '#posts/posts/errors'
import type { Delivery } from '#posts/posts/rules/delivery'
import { viewersOf, type Viewers } from '#posts/posts/repositories/viewers'
import { whyClosedIn, type WhyClosed } from '#posts/posts/rules/why_closed'

const COLUMNS = [
  'organization_id',
  'user_id',
  'approved_at',
  'starts_at',
  'ends_at',
  'members_prepare',
  'listed',
  'comments_count',
  'available_count',
  'supply_low_at',
  'copies_due_at',
  'reached_count',
  'created_at',
  'waiting_at',
  'waiting_except_id',
  'waiting_except_at',
  'pacing',
]

interface Row {
  organization_id: string
  user_id: string | null
  approved_at: string | null
  starts_at: string | null
  ends_at: string | null
  members_prepare: boolean | number
  listed: boolean | number
  comments_count: number
  available_count: number
  supply_low_at: string | null
  copies_due_at: string | null
  reached_count: number | null
  has_webhooks: boolean | number
  created_at: string
  waiting_at: string | null
  waiting_except_id: string | null
  waiting_except_at: string | null
  pacing: string | null
}

/** A post that is locked until the transaction ends, with the fields that writers of its suggestions need. */
export class LockedPost {
  readonly organizationId: string
  /** Null when the author's account is gone. */
  readonly authorId: string | null
  /** Whether members are notified of it: it is neither pending nor rejected, and has started. */
  readonly isApproved: boolean
  /** Why members may not copy from it; null while they may. */
  readonly closed: WhyClosed | null
  /** Whether all members see it before it starts. */
  readonly membersPrepare: boolean
  readonly listed: boolean
  commentsCount: number
  availableCount: number
  /** Since when its suggestions are low; null while there are enough. */
  lowAt: Date | null
  /** When new copies are notified; null without any. */
  copiesDueAt: Date | null
  /** How many members it had reached when its author was last notified of a milestone. */
  readonly reachedCount: number
  /** Whether its organization has had a webhook. */
  readonly hasWebhooks: boolean
  /** Whether members are told of it at times of their own. */
  readonly isPaced: boolean
  readonly createdAt: Date
  delivery: Delivery

  private constructor(
    readonly id: string,
    row: Row,
  ) {
    this.organizationId = row.organization_id
    this.authorId = row.user_id
    this.isApproved = row.approved_at !== null
    this.closed = whyClosedIn(row)
    this.membersPrepare = Boolean(row.members_prepare)
    this.listed = Boolean(row.listed)
    this.commentsCount = row.comments_count
    this.availableCount = row.available_count
    this.lowAt = dateOrNull(row.supply_low_at)
    this.copiesDueAt = dateOrNull(row.copies_due_at)
    this.reachedCount = row.reached_count ?? 0
    this.hasWebhooks = Boolean(row.has_webhooks)
    this.isPaced = row.pacing !== null
    this.createdAt = fromInstant(row.created_at)
    this.delivery = {
      waitingAt: dateOrNull(row.waiting_at),
      exceptId: row.waiting_except_id,
      exceptAt: dateOrNull(row.waiting_except_at),
    }
  }

  /**
   * Locks a post, so that only one transaction at a time changes its suggestions and their counts. Every writer of
   * suggestions locks the post first, which avoids a deadlock. POST_NOT_FOUND.
   */
  static async lock(trx: TransactionClientContract, id: string): Promise<LockedPost> {
    const post = await LockedPost.lockIfExists(trx, id)
    if (!post) throw postNotFound()
    return post
  }

  /** Like `lock`; null when the post no longer exists. */
  static async lockIfExists(trx: TransactionClientContract, id: string): Promise<LockedPost | null> {
    const row: Row | null = await trx
      .from('posts')
      .where('id', id)
      .forUpdate()
      .select(COLUMNS)
      .select(trx.raw(`${hasWebhooks('posts.organization_id')} as has_webhooks`))
      .first()
    return row && new LockedPost(id, row)
  }

  get isScheduled(): boolean {
    return this.closed === 'POST_SCHEDULED'
  }

  /** The users who see it before it starts; null when all members do. */
  viewers(trx: TransactionClientContract): Promise<Viewers> {
    return viewersOf(trx, this)
  }

  /** Refuses to copy from a post before it starts and after it ends: POST_SCHEDULED, POST_ENDED. */
  requireOpen(): void {
    if (this.closed !== null) throw postClosed(this.closed)
  }

  /** The ids of posts whose new copies are due to be notified. */
  static async listWithDueCopies(limit: number): Promise<string[]> {
    const rows: { id: string }[] = await db
      .from('posts')
      .where('copies_due_at', '<=', toInstant(now()))
      .orderBy('copies_due_at')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Writes the changed counts of its suggestions, since when they are low, and when members are notified of what. */
  async saveSupply(trx: TransactionClientContract): Promise<void> {
    const { waitingAt, exceptId, exceptAt } = this.delivery
    await trx
      .from('posts')
      .where('id', this.id)
      .update({
        comments_count: this.commentsCount,
        available_count: this.availableCount,
        supply_low_at: this.lowAt && toInstant(this.lowAt),
        copies_due_at: this.copiesDueAt && toInstant(this.copiesDueAt),
        waiting_at: waitingAt && toInstant(waitingAt),
        waiting_except_id: exceptId,
        waiting_except_at: exceptAt && toInstant(exceptAt),
      })
  }

  /** Writes the milestone of which its author is notified. */
  async saveReach(
    trx: TransactionClientContract,
    { count, of, at }: { count: number; of: number; at: Date },
  ): Promise<void> {
    await trx
      .from('posts')
      .where('id', this.id)
      .update({ reached_count: count, reached_of: of, reached_at: toInstant(at) })
  }
}
