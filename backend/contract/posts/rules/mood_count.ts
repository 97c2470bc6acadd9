import type { MOODS } from './mood.ts'

/** The number of moods, for pages that must not load the whole list. */
export const MOOD_COUNT = 29 satisfies (typeof MOODS)['length']
