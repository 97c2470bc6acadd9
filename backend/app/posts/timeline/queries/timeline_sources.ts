import type { TimelineEntry } from '#contract/posts/data/timeline'

/** The post of a timeline. */
export interface TimelinePost {
  id: string
  organizationId: string
  /** Null when their account is gone. */
  authorId: string | null
}

/** What a context above knows of the life of a post. At most two queries, whatever the number of members is. */
export type TimelineSource = (post: TimelinePost) => Promise<TimelineEntry[]>

let sources: readonly TimelineSource[] | undefined

/** Sets what the contexts above know; `start/timeline_sources.ts` does. */
export const setTimelineSources = (given: readonly TimelineSource[]): void => void (sources = given)

export function timelineSources(): readonly TimelineSource[] {
  if (sources === undefined) throw new Error('start/timeline_sources.ts has not run')
  return sources
}
