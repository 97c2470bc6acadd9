import type { TimelineEntry } from '#contract/posts/data/timeline'

/** An entry of a timeline, if its time is known. */
export const timelineEntry = (
  moment: TimelineEntry['moment'],
  at: Date | null,
  reached?: TimelineEntry['reached'],
): TimelineEntry[] => (at === null ? [] : [{ moment, at: at.toISOString(), ...(reached && { reached }) }])
