import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listTimesOfMembers } from '#posts/public'
import { findRhythms } from '#notifications/rhythms/repositories/rhythms'

/** Longer than any calendar day. */
const DAY_AT_MOST_MS = 26 * 3_600_000

/** The rhythms of members, and of those with a limit of posts a day when they are told of posts, from today on. */
export async function findRhythmsAndTimes(
  trx: TransactionClientContract,
  userIds: readonly string[],
  at: Date,
) {
  const rhythms = await findRhythms(trx, userIds)
  const limited = userIds.filter((id) => rhythms.get(id)!.postsPerDay !== null)
  const times = await listTimesOfMembers(trx, limited, new Date(at.getTime() - DAY_AT_MOST_MS))
  return { rhythms, times }
}
