import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { nextEventTime } from '#core/database/rows/event_time'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import {
  deleteTimes,
  listDueMembers,
  listTimesOfPosts,
  lockTelling,
  markTold,
  onlyTellable,
  saveTimes,
  shareTellingPosts,
  type MemberTime,
  type Occasion,
  type TellingPost,
} from '#posts/public'
import MembersTold, { type ToldMember } from '#notifications/pacing/events/members_told'
import { announceTelling } from '#notifications/pacing/repositories/announce_telling'
import { findRhythmsAndTimes } from '#notifications/pacing/repositories/rhythms_and_times'
import { decideDue, type DueDecision } from '#notifications/pacing/rules/decide_due'

/** Members per transaction. */
const BATCH_SIZE = 100

/** Queues mails to the members, in the transaction. */
type Mail = (trx: TransactionClientContract, told: readonly ToldMember[]) => Promise<void>

/** Tells the members whose time has come, or gives those who have missed it another one. */
export default class TellDue {
  constructor(
    private readonly occasion: Occasion,
    private readonly mail?: Mail,
  ) {}

  /** Leaves requests a turn between the batches: the queries of SQLite are synchronous. */
  async handleAll(): Promise<void> {
    while (await this.handle()) await nextTurn()
  }

  /** One batch. Returns whether more may be due. */
  handle(limit = BATCH_SIZE): Promise<boolean> {
    const { occasion } = this
    return inTransaction(async (trx) => {
      await lockTelling(trx)
      const due = await listDueMembers(trx, occasion, now(), limit)
      if (due.length === 0) return false
      const posts = await shareTellingPosts(trx, [...new Set(due.map(({ postId }) => postId))])
      const tellable = await onlyTellable(trx, occasion, due)
      // Read after the locks, and before anything is decided by it: cursors rely on its order.
      const at = await nextEventTime(trx)
      const { told, moved, never } = await this.#decide(trx, { due: tellable, posts, at })
      await markTold(trx, occasion, told, at)
      await saveTimes(trx, occasion, moved)
      const kept = new Set(tellable)
      await deleteTimes(trx, occasion, [...due.filter((member) => !kept.has(member)), ...never])
      if (told.length > 0) await this.#announce(trx, toldOf(told, posts))
      await announceTelling(trx, [...posts.values()])
      return due.length === limit
    })
  }

  async #announce(trx: TransactionClientContract, told: readonly ToldMember[]): Promise<void> {
    await this.mail?.(trx, told)
    afterCommit(trx, () => MembersTold.dispatch(told, this.occasion.event))
  }

  /** Only for new times it matters when all others are told, who may be thousands. */
  async #decide(trx: TransactionClientContract, { due, posts, at }: Due): Promise<DueDecision> {
    const userIds = [...new Set(due.map(({ userId }) => userId))]
    const found = await findRhythmsAndTimes(trx, userIds, at)
    const input = { due, posts, now: at, ...found }
    const decision = decideDue({ ...input, used: new Map() })
    if (decision.moved.length === 0) return decision
    const postIds = [...new Set(decision.moved.map(({ postId }) => postId))]
    return decideDue({ ...input, used: await listTimesOfPosts(trx, this.occasion, postIds, at) })
  }
}

interface Due {
  due: readonly MemberTime[]
  posts: ReadonlyMap<string, TellingPost>
  at: Date
}

const toldOf = (members: readonly MemberTime[], posts: ReadonlyMap<string, TellingPost>): ToldMember[] =>
  members.map(({ postId, userId }) => ({
    userId,
    postId,
    organizationId: posts.get(postId)!.organizationId,
  }))
