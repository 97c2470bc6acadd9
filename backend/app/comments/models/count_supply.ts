import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isLow, shortageOf } from '#contract/rules/supply'
import { now } from '#core/clock'
import { afterCommit } from '#core/database/transaction'
import { findMembership } from '#organizations/public'
import { countSuggestions, noteSupply, type HeldPost } from '#posts/public'
import SupplyRanLow from '#comments/events/supply_ran_low'
import { supplyCounts } from '#comments/queries/supply_counts'

/*
 *            fewer, and then too few for those who wait
 *   enough ────────────────────────────────────────────> low
 *      ^                                                  │
 *      └── more than the threshold again, or the claim ───┘
 *          that made it low is given back
 */

/** Moves the counts of a held post, and notes when its suggestions begin to run low and when they are refilled. */
export async function countSupply(
  trx: TransactionClientContract,
  post: HeldPost,
  change: Parameters<typeof countSuggestions>[2],
): Promise<void> {
  const before = post.freeCount
  await countSuggestions(trx, post, change)
  const low = isLow(post.freeCount)
  if (post.lowAt && !low) await noteSupply(trx, post, null)
  if (post.lowAt || !low || post.freeCount >= before) return
  if (!shortageOf(await supplyCounts(trx, post))) return
  await noteSupply(trx, post, now())
  await tellAuthor(trx, post)
}

async function tellAuthor(trx: TransactionClientContract, post: HeldPost): Promise<void> {
  const { id, organizationId, authorId, freeCount } = post
  if (authorId === null || !(await findMembership(authorId, organizationId, trx))) return
  afterCommit(trx, () => SupplyRanLow.dispatch(organizationId, id, authorId, freeCount))
}
