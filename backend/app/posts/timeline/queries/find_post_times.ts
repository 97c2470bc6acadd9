import type { Pacing } from '#contract/posts/data/telling'
import { fromInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { postNotFound } from '#posts/posts/errors'
import type { PostTimes } from '#posts/timeline/rules/post_moments'

interface Row {
  created_at: string
  starts_at: string | null
  approved_at: string | null
  ends_at: string | null
  window_hours: number | null
  pacing: Pacing | null
  told: number
  of: number
  first_at: string | null
  last_at: string | null
  next_at: string | null
}

const dateOf = (text: string | null) => (text === null ? null : fromInstant(text))

/** When a post starts and ends, and when its members were told. POST_NOT_FOUND when it was deleted meanwhile. */
export async function findPostTimes(id: string): Promise<PostTimes> {
  const [row] = await reader().rows<Row>(
    `select posts.created_at, posts.starts_at, posts.approved_at, posts.ends_at, posts.window_hours, posts.pacing, telling.*
     from posts cross join (select count(told_at) as told, count(*) as of, min(told_at) as first_at, max(told_at) as last_at,
       min(case when told_at is null then due_at end) as next_at from told_members where post_id = ?) telling
     where posts.id = ?`,
    [id, id],
  )
  if (row === undefined) throw postNotFound()
  return {
    id,
    createdAt: fromInstant(row.created_at),
    startsAt: dateOf(row.starts_at),
    startedAt: dateOf(row.approved_at),
    endsAt: dateOf(row.ends_at),
    windowHours: row.window_hours,
    pacing: row.pacing,
    told: Number(row.told),
    of: Number(row.of),
    firstAt: dateOf(row.first_at),
    lastAt: dateOf(row.last_at),
    nextAt: dateOf(row.next_at),
  }
}
