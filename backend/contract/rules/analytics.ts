export const VIEWED_PATH_MAX = 300
/** A title of a post, with the name of its organization and of the site. */
export const VIEWED_TITLE_MAX = 340
/** The longest time on a page that is counted, in milliseconds. */
export const ENGAGED_MAX_MS = 1_800_000

/** How often a client looks whether a page can be reported, and when it gives up, in milliseconds. */
export const ANALYTICS_POLL_MS = 200
export const ANALYTICS_WAIT_MS = 10_000
