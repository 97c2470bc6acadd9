import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { isNotOver } from '#posts/posts/queries/visible_posts'

/** Whether a post, as `posts`, is one that members are told of at times of their own, until it ends. */
const isTelling = `posts.pacing is not null and posts.moderation_status = 'approved' and posts.approved_at is not null
  and posts.ended_at is null and ${isNotOver('posts')}`

/** Whether a member, joined as `memberships`, may be told of a paced post, as `posts`, so that they have the notification. */
export const isToldOf = (): SqlFragment => ({
  sql: `${isTelling} and posts.user_id is distinct from memberships.user_id
    and posts.created_at >= memberships.joined_at
    and (posts.waiting_except_id is distinct from memberships.user_id or posts.waiting_except_at is not null)`,
  values: [toInstant(now())],
})

/** The same for a member who has yet to be told: one who has skipped or opened the post is not. */
export function mayBeTold(): SqlFragment {
  const { sql, values } = isToldOf()
  return {
    sql: `${sql} and not exists (select 1 from skipped_posts where skipped_posts.user_id = memberships.user_id
        and skipped_posts.post_id = posts.id
        and (skipped_posts.skipped_until is null or skipped_posts.skipped_until > ?))
      and not exists (select 1 from post_reads where post_reads.user_id = memberships.user_id
        and post_reads.post_id = posts.id and post_reads.read_at >= posts.approved_at)`,
    values: [...values, toInstant(now())],
  }
}

/** Joins posts and memberships to `told_members`. */
export const toldJoins = `join posts on posts.id = told_members.post_id
  ${membershipJoin('posts.organization_id', 'told_members.user_id')}
  ${organizationJoin('posts.organization_id', 'open')}`
