/** Lengths in characters, after trimming. */
export const NAME_MAX = 255
export const EMAIL_MAX = 254
export const ORGANIZATION_NAME_MAX = 120
export const DESCRIPTION_MAX = 1_000
export const SHARE_MESSAGE_MAX = 2_000
export const TITLE_MAX = 200
export const URL_MAX = 2_048
export const POST_COMMENT_MAX = 2_000
export const SUGGESTION_MAX = 3_000
export const TAG_MAX = 40
/** New tags per user in 24 hours. */
export const NEW_TAGS_PER_DAY = 50
export const TAGS_PER_POST = 10
/** How many suggestions a post needs for the first steps of a new organization. */
export const FIRST_STEPS_SUGGESTIONS = 3
/** The most suggestions that are created with a post. */
export const FIRST_SUGGESTIONS_MAX = 10
export const PREVIEW_DESCRIPTION_MAX = 500
export const SITE_NAME_MAX = 100
/**
 * Open reports by different users that hide a post until an administrator reviews it, unless the server is configured
 * otherwise.
 */
export const REPORTS_THAT_HIDE = 5
export const MODERATION_REASON_MAX = 1_000
/** The most posts in a bulk decision. */
export const MODERATION_BATCH_MAX = 50
export const HOST_NAME_MAX = 120
export const HOST_MAX = 253
export const TESTIMONIAL_MAX = 1_000

/** Lists. */
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
export const TAGS_IN_FILTER = 10
export const SEARCH_MAX = 100

/** How many organizations a search of administrators finds at most. */
export const FOUND_ORGANIZATIONS_MAX = 10
/** A search counts and pages through at most this many posts. */
export const SEARCH_FOUND_MAX = 1_000
export const TAGS_SHOWN = 3
export const FEATURED_POSTS = 6
/** How many testimonials public pages show. */
export const TESTIMONIALS_SHOWN = 6
/** Community statistics below this are not shown. */
export const STATISTIC_FLOOR = 10

/** Limits for one visitor. */
export const VISITOR_CLAIMS_PER_POST = 5
export const VISITOR_CLAIMS_PER_DAY = 20
export const VISITOR_CLAIM_HOURS = 24

/**
 * How many suggestions of a post a member may copy before each member has copied one, unless their organization has
 * another setting.
 */
export const COPIES_PER_POST = 3
/** The largest number that an organization can set. */
export const COPIES_PER_POST_MAX = 20

/** How long a suggestion stays reserved for one member. */
export const RESERVATION_TTL_MS = 600_000
/**
 * How long an action can be undone. A release of a copied suggestion within this time is an undo: it is reserved for the
 * member again.
 */
export const UNDO_WINDOW_MS = 10_000
/** How many posts, suggestions, members or invitations one request may change. */
export const BATCH_MAX = 100

/** So long after the first new copy of a post, the authors are notified of all new ones together. */
export const COPIES_NOTIFIED_AFTER_MS = 120_000

/** With this many available suggestions or fewer, and more members who may want one, the author is notified. */
export const SUPPLY_LOW = 2

/** Notifications. */
export const NOTIFICATIONS_PAGE_SIZE = 20
export const NOTIFICATIONS_PAGE_SIZE_MAX = 50
export const NOTIFICATION_DAYS = 30
/** Unread notifications are counted up to this number. */
export const UNREAD_MAX = 100
/** How many posts one request marks as read. */
export const MARK_POSTS_READ_LIMIT = 50
/** The local hour of the daily digest. */
export const DIGEST_HOUR = 8
/** The most posts a day that a rhythm can set. */
export const POSTS_PER_DAY_MAX = 100
/** The most titles in a digest; the rest is counted. */
export const DIGEST_TITLES = 10

/** Offers in one response, and the suggestions of each. */
export const OFFERS_PAGE_SIZE = 6
export const OFFERS_PAGE_SIZE_MAX = 10
export const OFFERED_SUGGESTIONS = 8
/** The longest life of an invite link in days, and the most uses that can be set. */
export const INVITE_LINK_DAYS_MAX = 365
export const INVITE_LINK_USES_MAX = 10_000
/** The most characters of a domain, as DNS allows. */
export const DOMAIN_MAX = 253
/** How many domains an organization can add. */
export const ORGANIZATION_DOMAINS_MAX = 20
/** How many addresses are invited in one request. */
export const INVITED_AT_ONCE = 500
/** The most posts that the dashboard shows with the text to copy. */
export const WAITING_SHOWN = 5
/** How long a member can put off a post. */
export const SNOOZE_DAYS_MAX = 7
/** How many posts of an organization may become important in seven days, if an admin chooses so. */
export const IMPORTANT_PER_WEEK_MAX = 20
/** How many posts of an organization are pinned at a time. */
export const PINNED_MAX = 3
/** How far ahead a post can start or end. */
export const SCHEDULE_DAYS_MAX = 365

/** Times in milliseconds. */
/** Within this time, a post that is important no longer does not count. */
export const IMPORTANT_UNDO_MS = 600_000
export const API_TIMEOUT_MS = 10_000
export const COPIED_FEEDBACK_MS = 2_000
/** How long the demo of the Slack integration shows each card. */
export const DEMO_STEP_MS = 3_000
export const LINK_CHECK_DELAY_MS = 500
export const TOAST_DELAY_MS = 100
export const TOAST_DURATION_MS = 5_000

/** Accounts. */
export const TWO_FACTOR_DIGITS = 6
export const RECOVERY_CODES = 10
/** The default; a server may be configured otherwise, and sends its limit with the profile. */
export const AVATAR_MAX_BYTES = 5_242_880
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** How long the success message is shown before the profile opens. */
export const TWO_FACTOR_REDIRECT_DELAY_MS = 2_000

/** How long the support form waits before it asks for a captcha, in milliseconds. */
export const CAPTCHA_DELAY_MS = 100
/** How long an upload may make no progress, in milliseconds; the server times out after thirty seconds. */
export const UPLOAD_TIMEOUT_MS = 35_000
/** How long an upload may take in total. */
export const UPLOAD_TOTAL_TIMEOUT_MS = 600_000
/** The longest path of a page with its query that the client sends to the API, in characters. */
export const ROUTE_MAX = 2_000
