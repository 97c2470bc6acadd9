import { ABILITIES } from '#contract/organizations/rules/abilities'
import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const ADMINS = ABILITIES.scheduleAnyPost.map((role) => `'${role}'`).join(', ')

/**
 * Whether a member, joined as `memberships`, sees a post, as `posts`: before it starts, only its author, admins and the
 * members who prepare suggestions do. The API tokens of an organization see what one of them has created.
 */
export function isVisibleTo(userId: string): SqlFragment {
  return {
    sql: `(posts.starts_at is null or posts.members_prepare or posts.user_id = ? or memberships.role in (${ADMINS})
      or (posts.api_token_id is not null and posts.organization_id = ?))`,
    values: [userId, userId],
  }
}

/** Whether members may copy from a post now, as `posts`: it is approved, has started and has not ended. */
export function isOpen(): SqlFragment {
  return {
    sql: `posts.approved_at is not null and posts.ended_at is null and ${isNotOver('posts')}`,
    values: [toInstant(now())],
  }
}

/** Whether the end of a post is ahead, or it has none; binds the instant. */
export const isNotOver = (posts: string) => `(${posts}.ends_at is null or ${posts}.ends_at > ?)`
