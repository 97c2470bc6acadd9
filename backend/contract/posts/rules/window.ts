/** The longest time for which a post asks for comments, and the time that the settings propose. */
export const WINDOW_HOURS_MAX = 2_160
export const WINDOW_HOURS_PROPOSED = 48

/** The windows that forms offer. */
export const WINDOW_HOURS_OFFERED = [24, WINDOW_HOURS_PROPOSED, 72, 168, 336] as const
