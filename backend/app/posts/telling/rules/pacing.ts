import type { Pacing } from '#contract/posts/data/telling'

/** The pacing of a post: null when its organization does not pace posts. */
export const pacingOf = ({ isPaced, wanted }: { isPaced: boolean; wanted: Pacing | null }): Pacing | null =>
  isPaced ? (wanted ?? 'paced') : null
