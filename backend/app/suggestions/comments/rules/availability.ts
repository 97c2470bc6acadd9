import { toInstant } from '#core/database/rows/instant'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { visitorClaimsEndBefore } from '#suggestions/comments/rules/claim_state'

/*
 * `isAvailableToYou` of the contract, in SQL. `claimed_at is null` alone would exclude suggestions that visitors copied
 * more than a day ago, until a job releases them.
 */

/** The author of a suggestion for copying, in SQL: null for a generated one. */
export const OWN_TEXT_OF = 'case when comments.is_ai_generated then null else comments.user_id end'

/** Whether a comment is an unclaimed suggestion. */
export function isUnclaimed(): SqlFragment {
  return {
    sql: `comments.parent_id is null and (comments.claimed_at is null
      or (comments.claimed_by_visitor is not null and comments.claimed_at <= ?))`,
    values: [toInstant(visitorClaimsEndBefore())],
  }
}

/** Whether a comment is available to a member. */
export function isAvailableTo(userId: string): SqlFragment {
  const unclaimed = isUnclaimed()
  return {
    sql: `${unclaimed.sql} and (comments.is_ai_generated or comments.user_id is null or comments.user_id <> ?)`,
    values: [...unclaimed.values, userId],
  }
}
