/** The columns of the moods, as many as fit. */
export const MOOD_GRID = 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2'
