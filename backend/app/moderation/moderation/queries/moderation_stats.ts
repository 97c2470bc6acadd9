import type { ModerationStats } from '#contract/moderation/data/moderation'
import { toInstant } from '#core/database/rows/instant'
import { countModerated } from '#posts/public'

/** How many posts are pending, and how many were approved and rejected since the given time. */
export async function moderationStats(pending: number, since: Date): Promise<ModerationStats> {
  const start = toInstant(since)
  return {
    pending,
    approvedToday: await countModerated('approved', start),
    rejectedToday: await countModerated('rejected', start),
  }
}
