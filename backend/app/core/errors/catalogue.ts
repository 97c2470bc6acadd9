import { VISITOR_CLAIMS_PER_DAY, VISITOR_CLAIMS_PER_POST } from '#contract/rules/limits'
import type { ErrorCode } from '#contract/error_code'

/** The status and the English sentence of every code. Clients say it in their own words, by the code. */
export const CATALOGUE = {
  VALIDATION_FAILED: [422, 'Some fields are not right.'],
  MALFORMED_REQUEST: [400, 'The request cannot be read.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'The body has to be JSON.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  UNAUTHENTICATED: [401, 'Sign in first.'],
  FORBIDDEN: [403, 'Your role does not allow this.'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Try again later.'],
  INTERNAL_ERROR: [500, 'Something went wrong on our side.'],
  SERVICE_UNAVAILABLE: [503, 'The server is busy. Try again in a moment.'],
  INVALID_CREDENTIALS: [400, 'E-mail address or password is not right.'],
  EMAIL_EXISTS: [409, 'Email address is already registered.'],
  USER_NOT_FOUND: [404, 'User not found.'],
  ORG_NOT_FOUND: [404, 'Organization not found.'],
  ORGANIZATION_NAME_EXISTS: [409, 'Organization name is already taken.'],
  ORGANIZATION_SLUG_EXISTS: [409, 'Organization slug is already taken.'],
  UNIQUE_CONSTRAINT_VIOLATION: [409, 'This exists already.'],
  POST_NOT_FOUND: [404, 'Post not found.'],
  URL_INVALID: [422, 'Invalid URL Format.'],
  URL_BLOCKED: [422, 'The URL domain is not approved. Please contact an administrator to request approval.'],
  COMMENT_NOT_FOUND: [404, 'Comment not found.'],
  COMMENT_ALREADY_USED: [409, 'Somebody has copied this suggestion already.'],
  REPLY_TOO_DEEP: [422, 'A reply cannot be replied to.'],
  MOOD_NOT_FOUND: [422, 'There is no such mood.'],
  VISITOR_LIMIT_REACHED: [
    429,
    `Visitors can copy ${VISITOR_CLAIMS_PER_POST} suggestions of a post and ${VISITOR_CLAIMS_PER_DAY} a day.`,
  ],
  SUGGESTIONS_RESERVED: [409, 'The remaining suggestions are kept for the team.'],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>
