import { MOMENTS, type Timeline, type TimelineEntry } from '#contract/posts/data/timeline'
import { findPostTimes } from '#posts/timeline/queries/find_post_times'
import { timelineSources, type TimelinePost } from '#posts/timeline/queries/timeline_sources'
import { postMoments } from '#posts/timeline/rules/post_moments'

/** What has happened to a post and what will. */
export async function findTimeline(post: TimelinePost): Promise<Timeline> {
  const [times, ...others] = await Promise.all([
    findPostTimes(post.id),
    ...timelineSources().map((find) => find(post)),
  ])
  const { pacing: mode, told, of, nextAt } = times
  return {
    telling: { mode, told, of, nextAt: nextAt?.toISOString() ?? null },
    entries: [...postMoments(times), ...others.flat()].toSorted(inOrder),
  }
}

const inOrder = (one: TimelineEntry, other: TimelineEntry): number =>
  Date.parse(one.at) - Date.parse(other.at) || MOMENTS.indexOf(one.moment) - MOMENTS.indexOf(other.moment)
