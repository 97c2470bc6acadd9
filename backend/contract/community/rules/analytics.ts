export const VIEWED_PATH_MAX = 300
/** Room for the title of a post, the name of its organization and that of the site. */
export const VIEWED_TITLE_MAX = 340
/** The longest time on a page that counts, in milliseconds. */
export const ENGAGED_MAX_MS = 1_800_000

/** How often a client checks whether a page can be reported, and when it stops, in milliseconds. */
export const ANALYTICS_POLL_MS = 200
export const ANALYTICS_WAIT_MS = 10_000
