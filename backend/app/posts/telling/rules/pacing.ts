/**
 * How members are told of a post: each at a time of their own, or now, which is at once or as soon as their quiet hours have
 * ended.
 */
export type Pacing = 'paced' | 'now'

/** The pacing of a post: null when its organization does not pace posts. */
export const pacingOf = ({ isPaced, wanted }: { isPaced: boolean; wanted: Pacing | null }): Pacing | null =>
  isPaced ? (wanted ?? 'paced') : null
