import type { ApiScope } from './identity/rules/api_scope.ts'
import type { ModerationDecision } from './moderation/data/moderation_decision.ts'

/**
 * The error codes of the API. The backend maps each to a status, the clients to a text in every language; the compiler
 * checks that both are complete.
 */
export const ERROR_CODES = [
  'VALIDATION_FAILED',
  'MALFORMED_REQUEST',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'TOKEN_REFUSED',
  'TOKEN_SCOPE_MISSING',
  'TOKEN_OF_PERSON_NEEDED',
  'TOKEN_LIMIT_REACHED',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'DATABASE_ERROR',
  'SERVICE_UNAVAILABLE',
  'INVALID_CREDENTIALS',
  'INVALID_PASSWORD',
  'ACCOUNT_DISABLED',
  'CANNOT_DISABLE_YOURSELF',
  'EMAIL_EXISTS',
  'RESET_LINK_INVALID',
  'EMAIL_LINK_INVALID',
  'UNSUBSCRIBE_LINK_INVALID',
  'EXCHANGE_CODE_INVALID',
  'DESKTOP_CODE_INVALID',
  'REAUTHENTICATION_REQUIRED',
  'TWO_FACTOR_CODE_INVALID',
  'TWO_FACTOR_EXPIRED',
  'TWO_FACTOR_NOT_STARTED',
  'TWO_FACTOR_NOT_ON',
  'INVALID_FILE_TYPE',
  'FILE_TOO_LARGE',
  'SOLE_OWNER',
  'LAST_ADMINISTRATOR',
  'SETUP_CLOSED',
  'SETUP_REQUIRED',
  'SETUP_TOKEN_INVALID',
  'SIGN_UP_CLOSED',
  'SIGN_UP_BY_INVITATION',
  'SIGN_UP_DOMAIN',
  'PASSWORD_SIGN_IN_OFF',
  'PASSWORD_SIGN_IN_NEEDED',
  'SLACK_NOT_CONFIGURED',
  'SLACK_NOT_CONNECTED',
  'SLACK_FLOW_INVALID',
  'SLACK_UNAVAILABLE',
  'SLACK_REFUSED',
  'SLACK_NOT_IN_CHANNEL',
  'SLACK_CHANNEL_NOT_FOUND',
  'SLACK_NO_CHANNELS',
  'SLACK_POST_NOT_APPROVED',
  'SLACK_POST_PRIVATE',
  'SLACK_OUTCOME_UNKNOWN',
  'SLACK_SHARE_NOT_FOUND',
  'SLACK_BROADCAST_RUNNING',
  'SLACK_BROADCAST_NOT_FOUND',
  'NO_USERS_SLACK_NOTIFICATIONS',
  'SLACK_EMAILS_UNCONFIRMED',
  'EXTERNAL_DENIED',
  'EXTERNAL_STATE_INVALID',
  'EXTERNAL_FAILED',
  'EXTERNAL_EMAIL_MISSING',
  'EXTERNAL_NOT_ADMITTED',
  'EXTERNAL_OTHER_PERSON',
  'EXTERNAL_IDENTITY_IN_USE',
  'LAST_SIGN_IN_METHOD',
  'OPENID_SLUG_EXISTS',
  'OPENID_PROVIDERS_MAX',
  'LOGOUT_TOKEN_INVALID',
  'USER_NOT_FOUND',
  'ORG_NOT_FOUND',
  'ORGANIZATION_NAME_EXISTS',
  'ORGANIZATION_SLUG_EXISTS',
  'ORGANIZATION_LIMIT_REACHED',
  'UNIQUE_CONSTRAINT_VIOLATION',
  'FOREIGN_KEY_CONSTRAINT_VIOLATION',
  'IDEMPOTENCY_KEY_REUSED',
  'ACTION_PENDING',
  'UNDO_TOO_LATE',
  'ALREADY_MEMBER',
  'DOMAIN_PUBLIC',
  'DOMAIN_EXISTS',
  'DOMAIN_TAKEN',
  'DOMAIN_LIMIT_REACHED',
  'DOMAIN_RECORD_MISSING',
  'DOMAIN_LOOK_UP_FAILED',
  'DOMAIN_CODE_INVALID',
  'JOIN_NOT_OFFERED',
  'INVITATION_EXISTS',
  'INVITATION_NOT_FOUND',
  'INVITATION_EXPIRED',
  'INVITATION_FOR_ANOTHER',
  'MEMBER_NOT_FOUND',
  'LAST_OWNER',
  'CANNOT_REMOVE_LAST_USER',
  'CANNOT_REMOVE_YOURSELF',
  'NAME_DOES_NOT_MATCH',
  'POST_NOT_FOUND',
  'POST_MODERATED',
  'POST_NOT_REJECTED',
  'POST_SCHEDULED',
  'POST_STARTED',
  'POST_ENDED',
  'POST_NOT_PACED',
  'IMPORTANT_LIMIT_REACHED',
  'PIN_LIMIT_REACHED',
  'PUBLIC_POST_LIMIT_REACHED',
  'URL_INVALID',
  'URL_BLOCKED',
  'HOST_NOT_FOUND',
  'HOST_EXISTS',
  'HOST_BLOCKED',
  'HOST_IS_SHORTENER',
  'HOST_IS_PUBLIC_SUFFIX',
  'COMMENT_NOT_FOUND',
  'COMMENT_ALREADY_USED',
  'REPLY_TOO_DEEP',
  'MOOD_NOT_FOUND',
  'PICTURE_NOT_FOUND',
  'VISITOR_LIMIT_REACHED',
  'SUGGESTIONS_RESERVED',
  'SUGGESTION_REPEATED',
  'SUGGESTION_SIMILAR',
  'SUGGESTION_LIMIT_REACHED',
  'NO_SUGGESTION_LEFT',
  'COPY_LIMIT_REACHED',
  'REPORT_NOT_FOUND',
  'REPORT_EXISTS',
  'REPORT_RESOLVED',
  'REPORT_PENDING',
  'REPORT_SUPERSEDED',
  'JOB_NOT_FOUND',
  'TESTIMONIAL_NOT_FOUND',
  'TESTIMONIAL_EXISTS',
  'TESTIMONIAL_REVIEWED',
  'TESTIMONIAL_PENDING',
  'TESTIMONIAL_SUPERSEDED',
  'TAG_NOT_FOUND',
  'TAG_EXISTS',
  'TAG_LIMIT_REACHED',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
  'FILE_EMPTY',
  'TOO_MANY_FILES',
  'CAPTCHA_FAILED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_UNAVAILABLE',
  'SUPPORT_FILE_TYPE_INVALID',
  'SUPPORT_CONTACT_REQUIRED',
  'SUPPORT_REQUEST_NOT_FOUND',
  'SUPPORT_REQUEST_CLOSED',
  'SUPPORT_REQUEST_OPEN',
  'AI_NOT_CONFIGURED',
  'AI_PROVIDER_EXISTS',
  'AI_PROVIDER_NOT_FOUND',
  'AI_KEY_REFUSED',
  'AI_RATE_LIMITED',
  'AI_QUOTA_EXHAUSTED',
  'AI_MODEL_NOT_FOUND',
  'AI_REQUEST_REFUSED',
  'AI_UNAVAILABLE',
  'AI_TIMEOUT',
  'AI_REFUSED',
  'AI_EMPTY',
  'AI_TRUNCATED',
  'AI_UNREADABLE',
  'AI_ADDRESS_REFUSED',
  'AI_LIMIT_REACHED',
  'AI_RUN_NOT_FOUND',
  'WEBHOOK_LIMIT_REACHED',
  'WEBHOOK_ADDRESS_REFUSED',
  'WEBHOOK_OFF',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** One refused field of a request: its name, the broken rule and a message in English. */
export interface FieldError {
  field: string
  rule: string
  message: string
}

/** The body of every error response. `details.fields` is present on VALIDATION_FAILED and UNIQUE_CONSTRAINT_VIOLATION. */
export interface ErrorBody {
  code: ErrorCode
  message: string
  requestId: string
  details?: ErrorDetails
}

export interface ErrorDetails {
  fields?: FieldError[]
  /**
   * Seconds until the next attempt is allowed, on TOO_MANY_REQUESTS, VISITOR_LIMIT_REACHED, AI_RATE_LIMITED,
   * PUBLIC_POST_LIMIT_REACHED and ORGANIZATION_LIMIT_REACHED.
   */
  retryAfter?: number
  /** The scope that the API token needs, on TOKEN_SCOPE_MISSING. */
  scope?: ApiScope
  /** The next available suggestion of the same post, on COMMENT_ALREADY_USED; null when none is left. */
  next?: { id: string; content: string } | null
  /** What is wrong with an avatar, on INVALID_FILE_TYPE, and on FILE_TOO_LARGE of any upload. */
  reason?: 'invalid_file_type' | 'file_too_large'
  /** The largest file in bytes, on FILE_TOO_LARGE. */
  maxBytes?: number
  /**
   * How many suggestions of the post the caller may copy, on COPY_LIMIT_REACHED; how many posts of the organization may
   * become important in seven days, on IMPORTANT_LIMIT_REACHED, or be pinned, on PIN_LIMIT_REACHED.
   */
  limit?: number
  /** When the next post may become important, on IMPORTANT_LIMIT_REACHED; null for never, with a limit of 0. */
  until?: string | null
  /** There has been no suggestion yet, on NO_SUGGESTION_LEFT. */
  noneYet?: boolean
  /** The caller is the author of all remaining suggestions, which they are never offered, on NO_SUGGESTION_LEFT. */
  onlyYours?: boolean
  /** The caller has already copied from every post with a suggestion left, on NO_SUGGESTION_LEFT of an organization. */
  copiedFromAll?: boolean
  /** The repeated or similar suggestion, on SUGGESTION_REPEATED and SUGGESTION_SIMILAR. */
  similar?: { id: string; content: string }
  /** The texts of the request that repeat a suggestion or are similar to one, when several are added at once. */
  texts?: { index: number; isSame: boolean; similar: { id: string; content: string } }[]
  /** The existing tag with that name, on TAG_EXISTS, and how many posts a merge would give it. */
  tag?: { id: string; name: string }
  postsCount?: number
  /** The host that has to be confirmed, on HOST_IS_PUBLIC_SUFFIX. */
  host?: string
  /** The earlier decision, on POST_MODERATED. */
  decision?: ModerationDecision
  /** The organizations that would lose their last owner, on SOLE_OWNER. */
  organizations?: { id: string; name: string }[]
}
