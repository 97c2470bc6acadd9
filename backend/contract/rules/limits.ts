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
export const TAGS_PER_POST = 10
export const PREVIEW_DESCRIPTION_MAX = 500
export const SITE_NAME_MAX = 100
export const REPORT_DESCRIPTION_MAX = 1_000
export const MODERATOR_RESPONSE_MAX = 1_000

/** Lists. */
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 100
export const TAGS_IN_FILTER = 10
export const SEARCH_MAX = 100
/** So many posts of a search are counted and can be paged through. */
export const SEARCH_FOUND_MAX = 1_000
export const TAGS_SHOWN = 3
export const FEATURED_POSTS = 6
/** Numbers about the community below this are not shown. */
export const STATISTIC_FLOOR = 10

/** What one visitor may copy. */
export const VISITOR_CLAIMS_PER_POST = 5
export const VISITOR_CLAIMS_PER_DAY = 20
export const VISITOR_CLAIM_HOURS = 24

/** What a member sees as the next one for them stays theirs for so long, in milliseconds. */
export const HOLD_FOR = 600_000
/** A claim that is given back within so many milliseconds was a slip: the suggestion is held for them again. */
export const UNDO_FOR = 10_000

/** With so few free suggestions left, and more people who may want one, the author of a post is told. */
export const SUPPLY_LOW = 2

/** Notifications. */
export const NOTIFICATIONS = 20
export const NOTIFICATIONS_MAX = 50
export const NOTIFICATION_DAYS = 30
/** Unread posts are counted so far. */
export const UNREAD_MAX = 100
/** Posts that one call marks as read. */
export const READ_POSTS_MAX = 50

/** Posts with something to copy, in one answer, and the suggestions of each. */
export const OFFERS = 6
export const OFFERS_MAX = 10
export const OFFERED_SUGGESTIONS = 5

/** Times in milliseconds. */
export const API_TIMEOUT = 10_000
export const COPIED_FOR = 2_000
export const LINK_CHECK_DELAY = 500
export const TOAST_DELAY = 100
export const TOAST_DURATION = 5_000
export const TOAST_EXIT = 300

/** Ways in. */
export const TWO_FACTOR_DIGITS = 6
export const RECOVERY_CODES = 10
export const AVATAR_MAX_BYTES = 5_242_880
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
/** Milliseconds until the profile is shown after two-factor has been turned on. */
export const TWO_FACTOR_REDIRECT = 2_000
