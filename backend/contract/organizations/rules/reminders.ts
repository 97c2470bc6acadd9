/** After how many percent of its window an organization may remind members of a post. */
export const REMINDER_SHARES = [50, 75, 90] as const

/** After how many weeks without a visit an organization may mail members what waits for them. */
export const INACTIVITY_WEEKS = [2, 4, 8] as const
