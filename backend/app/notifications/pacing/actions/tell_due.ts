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
  type TellingPost,
} from '#posts/public'
import MembersTold from '#notifications/pacing/events/members_told'
import { findRhythmsAndTimes } from '#notifications/pacing/repositories/rhythms_and_times'
import { decideDue, type DueDecision } from '#notifications/pacing/rules/decide_due'

/** Members per transaction. */
const BATCH_SIZE = 500

/** Tells the members whose time has come, or gives those who have missed it another one. Returns whether more may be due. */
export default class TellDue {
  handle(): Promise<boolean> {
    return inTransaction(async (trx) => {
      await lockTelling(trx)
      const due = await listDueMembers(trx, now(), BATCH_SIZE)
      if (due.length === 0) return false
      const posts = await shareTellingPosts(trx, [...new Set(due.map(({ postId }) => postId))])
      const tellable = await onlyTellable(trx, due)
      // Read after the locks, and before anything is decided by it: cursors rely on its order.
      const at = await nextEventTime(trx)
      const { told, moved, never } = await decide(trx, { due: tellable, posts, at })
      await markTold(trx, told, at)
      await saveTimes(trx, moved)
      const kept = new Set(tellable)
      await deleteTimes(trx, [...due.filter((member) => !kept.has(member)), ...never])
      if (told.length > 0)
        afterCommit(trx, () => MembersTold.dispatch(told.map((member) => toEvent(member, posts))))
      return due.length === BATCH_SIZE
    })
  }
}

interface Due {
  due: readonly MemberTime[]
  posts: ReadonlyMap<string, TellingPost>
  at: Date
}

/** Only for new times it matters when all others are told, who may be thousands. */
async function decide(trx: TransactionClientContract, { due, posts, at }: Due): Promise<DueDecision> {
  const userIds = [...new Set(due.map(({ userId }) => userId))]
  const found = await findRhythmsAndTimes(trx, userIds, at)
  const input = { due, posts, now: at, ...found }
  const decision = decideDue({ ...input, used: new Map() })
  if (decision.moved.length === 0) return decision
  const postIds = [...new Set(decision.moved.map(({ postId }) => postId))]
  return decideDue({ ...input, used: await listTimesOfPosts(trx, postIds, at) })
}

const toEvent = ({ postId, userId }: MemberTime, posts: ReadonlyMap<string, TellingPost>) => ({
  userId,
  postId,
  organizationId: posts.get(postId)!.organizationId,
})
