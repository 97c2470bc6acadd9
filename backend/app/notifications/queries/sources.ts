import { sharedPosts } from '#posts/public'
import type { SqlValue } from '#core/sql/sql_reader'
import { FIRST_ID, LAST_ID, type Position } from '#notifications/rules/cursor'

/** A stretch of what has happened to a person: so many after a position, from one end of it or the other. */
export interface Stretch {
  userId: string
  after: Position
  order: 'asc' | 'desc'
  limit: number
}

/** One walk along the index of a kind; rows are `kind`, `happened_at`, `id`, `post_id` and `from_id`. */
interface Source {
  sql: string
  values: SqlValue[]
}

/** The person belongs to the organization of the post. */
const MINE = `join posts on posts.id = happened.post_id
  join memberships on memberships.organization_id = posts.organization_id and memberships.user_id = ?
  join organizations on organizations.id = posts.organization_id and organizations.deleted_at is null`

/** What stands after a position, where it is of kind `kind`. */
function later(kind: number, at: string, id: string, { after }: Stretch): Source {
  const last = kind < after.kind ? LAST_ID : FIRST_ID
  const passed = kind === after.kind ? after.id : last
  return { sql: `${at} >= ? and not (${at} = ? and ${id} <= ?)`, values: [after.at, after.at, passed] }
}

function sharedBy(stretch: Stretch): Source {
  const { userId, after, order, limit } = stretch
  const where = later(0, 'posts.approved_at', 'posts.id', stretch)
  const { sql, values } = sharedPosts({ userId, since: after.at, where, order, limit })
  return {
    sql: `select 0 as kind, posts.approved_at as happened_at, posts.id as id, posts.id as post_id,
      posts.user_id as from_id from ${sql}`,
    values,
  }
}

function repliesTo(stretch: Stretch): Source {
  const { userId, order, limit } = stretch
  const { sql, values } = later(1, 'happened.created_at', 'happened.id', stretch)
  return {
    sql: `select 1, happened.created_at, happened.id, happened.post_id, happened.user_id
      from comments happened ${MINE} where happened.reply_to_user_id = ? and happened.created_at >= memberships.joined_at and ${sql}
      order by happened.created_at ${order}, happened.id ${order} limit ?`,
    values: [userId, userId, ...values, limit],
  }
}

function answersTo(stretch: Stretch): Source {
  const { userId, order, limit } = stretch
  const { sql, values } = later(2, 'happened.resolved_at', 'happened.id', stretch)
  return {
    sql: `select 2, happened.resolved_at, happened.id, happened.post_id, cast(null as uuid)
      from reports happened where happened.reporter_id = ? and happened.status = 'resolved' and ${sql}
      order by happened.resolved_at ${order}, happened.id ${order} limit ?`,
    values: [userId, ...values, limit],
  }
}

function ranLow(stretch: Stretch): Source {
  const { userId, order, limit } = stretch
  const { sql, values } = later(3, 'posts.supply_low_at', 'posts.id', stretch)
  return {
    sql: `select 3, posts.supply_low_at, posts.id, posts.id, cast(null as uuid) from posts
      join memberships on memberships.organization_id = posts.organization_id and memberships.user_id = posts.user_id
      join organizations on organizations.id = posts.organization_id and organizations.deleted_at is null
      where posts.user_id = ? and posts.supply_low_at is not null
      and posts.supply_low_at >= memberships.joined_at and ${sql}
      order by posts.supply_low_at ${order}, posts.id ${order} limit ?`,
    values: [userId, ...values, limit],
  }
}

/** Everything that has happened, of each kind as much as was asked for. The numbers of the kinds are their places in `NOTIFICATION_TYPES`. */
export function happened(stretch: Stretch): Source {
  const sources = [sharedBy(stretch), repliesTo(stretch), answersTo(stretch), ranLow(stretch)]
  return {
    sql: sources.map(({ sql }, kind) => `select * from (${sql}) kind_${kind}`).join(' union all '),
    values: sources.flatMap(({ values }) => values),
  }
}
