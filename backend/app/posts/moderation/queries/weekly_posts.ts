import db from '@adonisjs/lucid/services/db'
import { countUpTo } from '#core/database/rows/count_rows'
import { toInstant } from '#core/database/rows/instant'
import { countCreatedIn, endOfWeek } from '#core/database/rows/weekly_counts'
import { waitingPosts } from '#posts/moderation/queries/pending_posts'

/** The number of posts that were shared in each week. */
const countNewPosts = (weeks: readonly Date[]): Promise<number[]> =>
  countCreatedIn(() => db.from('posts'), weeks)

/** The number of posts about which moderators decided in each week. */
const countReviewedPosts = (weeks: readonly Date[]): Promise<number[]> =>
  countUpTo(
    weeks.map((start) =>
      db
        .from('posts')
        .whereIn('moderation_status', ['approved', 'rejected'])
        .where('moderated_at', '>=', toInstant(start))
        .where('moderated_at', '<', toInstant(endOfWeek(start))),
    ),
  )

/** How many posts wait for a decision, were shared and were decided about. */
export const moderationCounts = {
  waiting: waitingPosts,
  created: countNewPosts,
  reviewed: countReviewedPosts,
}
