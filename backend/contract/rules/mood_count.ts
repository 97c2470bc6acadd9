import type { MOODS } from './mood.ts'

/** How many moods there are, for pages that need no more of them. */
export const MOOD_COUNT = 29 satisfies (typeof MOODS)['length']
