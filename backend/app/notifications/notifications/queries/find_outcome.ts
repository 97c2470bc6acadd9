import type { MailedType } from '#contract/notifications/rules/notification'
import { UNREAD_MAX } from '#contract/core/rules/limits'
import { notificationsSince } from '#core/database/rows/event_time'
import { readFeed, type FeedRow } from '#notifications/notifications/queries/read_feed'
import { beginOf } from '#notifications/notifications/rules/cursor'
import { mayReadPost } from '#notifications/notifications/rules/feed_row'

/** The types with a mail about a decision. */
export type OutcomeType = Exclude<MailedType, 'support.answered' | 'webhook.disabled' | 'post.reminded'>

interface OutcomeFilter {
  type: OutcomeType
  userId: string
  /** The post or the report. */
  id: string
}

/** A decision, for a mail. */
export interface Outcome {
  /** Null when the user may no longer read the post, and for a sensitive post. */
  title: string | null
  isApproved: boolean
  /** The moderator's reason, or the response to a report. */
  words: string | null
  /** Other posts of the user in the same decision. */
  others: number
}

/**
 * A recent decision, as the user may see it now, with the number of their other posts in it; null if it no longer
 * applies.
 */
export async function findOutcome({ type, userId, id }: OutcomeFilter): Promise<Outcome | null> {
  const rows = await readFeed({
    userId,
    types: new Set([type]),
    after: beginOf(notificationsSince()),
    order: 'desc',
    limit: UNREAD_MAX,
  })
  const row = rows.find((each) => each.id === id)
  if (row === undefined) return null
  const together = rows.filter(({ happened_at }) => happened_at === row.happened_at)
  return toOutcome(row, together.length - 1)
}

function toOutcome(row: FeedRow, others: number): Outcome {
  return {
    title: mayReadPost(row) && !row.is_sensitive ? row.title : null,
    isApproved: row.moderation_status === 'approved',
    words: row.moderator_response ?? row.moderation_reason,
    others,
  }
}
