import type { SqlFragment } from '#core/database/sql/sql_fragment'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { mayBeTold } from '#posts/telling/queries/may_be_told'

/** What members are told at times of their own, each at most once: that there is a post, or that it is about to end. */
export interface Occasion {
  /** The times of members. */
  table: 'told_members' | 'reminders'
  /** What their clients learn. */
  event: 'post.told' | 'post.reminded'
  /** Whether a member, joined as `memberships`, may still be told of a post, as `posts`. */
  may: () => SqlFragment
}

export const SHARED: Occasion = { table: 'told_members', event: 'post.told', may: mayBeTold }

/** Joins posts and memberships to the times of members. */
export const timesJoins = (table: Occasion['table']): string => `join posts on posts.id = ${table}.post_id
  ${membershipJoin('posts.organization_id', `${table}.user_id`)}
  ${organizationJoin('posts.organization_id', 'open')}`
