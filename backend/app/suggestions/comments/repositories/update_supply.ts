import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLow, shortageOf } from '#contract/suggestions/rules/supply'
import { nextEventTime } from '#core/database/rows/event_time'
import { afterCommit } from '#core/database/transactions/transaction'
import { findMembership } from '#organizations/public'
import type { LockedPost } from '#posts/public'
import SupplyRanLow from '#suggestions/comments/events/supply_ran_low'
import { supplyCounts } from '#suggestions/comments/queries/supply'

/*
 *            fewer, and too few for the members who may want one
 *   enough ─────────────────────────────────────────────────────> low
 *      ^                                                           │
 *      └── more than the threshold, or the claim that made it ─────┘
 *          low is released
 */

interface SupplyChange {
  comments?: number
  available?: number
  /** When the released claim was made. */
  releasedClaimAt?: Date
}

/** Changes the counts of a locked post, and records since when its suggestions are low. */
export async function updateSupply(
  trx: TransactionClientContract,
  post: LockedPost,
  { comments = 0, available = 0, releasedClaimAt }: SupplyChange,
): Promise<void> {
  if (comments === 0 && available === 0) return
  post.commentsCount += comments
  post.availableCount += available
  const low = isLow(post.availableCount)
  if (post.lowAt) {
    const isRefilled = !low || (releasedClaimAt !== undefined && post.lowAt >= releasedClaimAt)
    if (isRefilled) post.lowAt = null
  } else if (isAsking(post) && low && available < 0 && shortageOf(await supplyCounts(trx, post))) {
    post.lowAt = await nextEventTime(trx)
    await notifyAuthor(trx, post)
  }
  await post.saveSupply(trx)
}

/** Whether a post asks for comments: it is approved, has started and has not ended. */
const isAsking = ({ isApproved, closed }: LockedPost): boolean => isApproved && closed === null

async function notifyAuthor(trx: TransactionClientContract, post: LockedPost): Promise<void> {
  const { id, organizationId, authorId, availableCount } = post
  if (authorId === null || !(await findMembership(authorId, organizationId, trx))) return
  afterCommit(trx, () => SupplyRanLow.dispatch(organizationId, id, authorId, availableCount))
}
