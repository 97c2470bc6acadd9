import type { ModerationStats } from '#contract/moderation/data/moderation'
import { toInstant } from '#core/database/rows/instant'
import { countModerated } from '#posts/moderation/queries/moderated_posts'

const OLDEST_MS = 48 * 3_600_000

/** The start of today: as sent by the client, but at most 48 hours ago, or in UTC. */
export function startOfDay(now: Date, since?: Date): Date {
  if (since === undefined)
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))
  return new Date(Math.max(since.getTime(), now.getTime() - OLDEST_MS))
}

/** How many posts are pending, and how many were approved and rejected since the given time. */
export async function moderationStats(pending: number, since: Date): Promise<ModerationStats> {
  const start = toInstant(since)
  return {
    pending,
    approvedToday: await countModerated('approved', start),
    rejectedToday: await countModerated('rejected', start),
  }
}
