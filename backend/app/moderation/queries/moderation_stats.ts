import type { ModerationStats } from '#contract/data/moderation'
import { toInstant } from '#core/database/instant'
import { countModerated } from '#posts/public'

/** How many posts wait, and how many were approved and rejected since a day began. */
export async function moderationStats(pending: number, since: Date): Promise<ModerationStats> {
  const start = toInstant(since)
  return {
    pending,
    approvedToday: await countModerated('approved', start),
    rejectedToday: await countModerated('rejected', start),
  }
}
