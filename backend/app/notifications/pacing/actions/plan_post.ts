import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { inTransaction } from '#core/database/transactions/transaction'
import {
  deleteLateTimes,
  listMembersToPlan,
  listTimesOfPosts,
  lockTelling,
  saveTimes,
  SHARED,
  shareTellingPosts,
  type Occasion,
} from '#posts/public'
import { planTold } from '#notifications/pacing/rules/plan_told'
import { postsByDay } from '#notifications/pacing/rules/posts_by_day'
import { announceTelling } from '#notifications/pacing/repositories/announce_telling'
import { findRhythmsAndTimes } from '#notifications/pacing/repositories/rhythms_and_times'

/** Members per transaction. */
const BATCH_SIZE = 50

/**
 * Gives the members of a post times at which they are told of it, or reminded, those who have none yet. Can be repeated:
 * members keep their times, except those after the end of the post.
 */
export default class PlanPost {
  constructor(private readonly occasion = SHARED) {}

  async handle(postId: string, limit = BATCH_SIZE): Promise<void> {
    const { occasion } = this
    let after: string | null = null
    do {
      after = await inTransaction((trx): Promise<string | null> =>
        planBatch(trx, occasion, { postId, after, limit }),
      )
      // Requests have a turn: the queries of SQLite are synchronous.
      await nextTurn()
    } while (after !== null)
  }
}

interface Batch {
  postId: string
  after: string | null
  limit: number
}

/** Plans the next members after one of them. Returns the last of them, or null when there are no more. */
async function planBatch(
  trx: TransactionClientContract,
  occasion: Occasion,
  { postId, after, limit }: Batch,
): Promise<string | null> {
  await lockTelling(trx)
  const post = (await shareTellingPosts(trx, [postId])).get(postId)
  if (post === undefined) return null
  if (after === null) await deleteLateTimes(trx, occasion, post)
  const userIds = await listMembersToPlan(trx, occasion, { postId, after, limit })
  const isLast = userIds.length < limit
  if (isLast && (after !== null || userIds.length > 0)) await announceTelling(trx, [post])
  if (userIds.length === 0) return null
  const at = now()
  const { rhythms, times } = await findRhythmsAndTimes(trx, userIds, at)
  const used = (await listTimesOfPosts(trx, occasion, [postId], at)).get(postId) ?? []
  const members = [...rhythms].map(([id, rhythm]) => ({
    id,
    rhythm,
    told: postsByDay(rhythm, times.get(id), postId),
  }))
  const planned = [...planTold({ post, members, now: at, used })]
  await saveTimes(
    trx,
    occasion,
    planned.flatMap(([userId, dueAt]) => (dueAt === null ? [] : [{ postId, userId, dueAt }])),
  )
  return isLast ? null : userIds.at(-1)!
}
