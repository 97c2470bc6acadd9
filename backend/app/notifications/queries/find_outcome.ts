import type { MailedType } from '#contract/rules/notification'
import { UNREAD_MAX } from '#contract/rules/limits'
import { notificationsSince } from '#posts/public'
import { readFeed, type FeedRow } from '#notifications/queries/read_feed'
import { beginOf } from '#notifications/rules/cursor'
import { mayReadPost } from '#notifications/rules/feed_row'

/** The types that a mail of their own tells; an answer to a support request is mailed as it is written. */
export type OutcomeType = Exclude<MailedType, 'support.answered'>

interface OutcomeFilter {
  type: OutcomeType
  userId: string
  /** The post or the report. */
  id: string
}

/** What was decided, for a mail. */
export interface Outcome {
  /** Null when the person may no longer read the post, and for a sensitive one. */
  title: string | null
  isApproved: boolean
  /** The reason of the moderator, or the response to a report. */
  words: string | null
  /** Other posts of the person in the same decision. */
  others: number
}

/**
 * A recent decision, as the person may see it now, with the number of their other posts in it; null when there is
 * none any more.
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
