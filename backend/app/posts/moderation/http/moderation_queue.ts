import type { ModerationQueue } from '#contract/moderation/data/moderation'
import { now } from '#core/runtime/clock'
import { toPageRequest, toPagination, type PageRequest } from '#core/http/validation/pagination'
import { listQueue } from '#posts/moderation/queries/list_queue'
import { moderationStats, startOfDay } from '#posts/moderation/queries/moderation_stats'
import { waitingPosts } from '#posts/moderation/queries/pending_posts'
import { forModerator } from '#posts/moderation/transformers/pending_post_transformer'

interface QueueRequest extends Partial<PageRequest> {
  /** The start of the day whose decisions are counted; of today in UTC by default. */
  since?: string
}

/** A page of the pending posts, oldest first, for administrators. */
export async function moderationQueue({ since, ...page }: QueueRequest): Promise<ModerationQueue> {
  const pageRequest = toPageRequest(page)
  const { count: total } = await waitingPosts()
  const posts = await listQueue(pageRequest)
  const dayStart = startOfDay(now(), since === undefined ? undefined : new Date(since))
  return {
    posts: posts.map(forModerator),
    pagination: toPagination(pageRequest, total),
    stats: await moderationStats(total, dayStart),
  }
}
