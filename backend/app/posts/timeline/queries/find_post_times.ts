import type { Pacing } from '#contract/posts/data/telling'
import { dateOrNull, fromInstant } from '#core/database/rows/instant'
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
  remind_at: string | null
  reminded_at: string | null
  reminded: number
  to_remind: number
}

/** When a post starts and ends, and when its members were told. POST_NOT_FOUND when it was deleted meanwhile. */
export async function findPostTimes(id: string): Promise<PostTimes> {
  const [row] = await reader().rows<Row>(
    `select posts.created_at, posts.starts_at, posts.approved_at, posts.ends_at, posts.window_hours, posts.pacing,
       posts.remind_at, telling.*, reminders.*
     from posts cross join (select count(told_at) as told, count(*) as of, min(told_at) as first_at, max(told_at) as last_at,
       min(case when told_at is null then due_at end) as next_at from told_members where post_id = ?) telling
     cross join (select count(told_at) as reminded, count(*) as to_remind, min(coalesce(told_at, due_at)) as reminded_at
       from reminders where post_id = ?) reminders
     where posts.id = ?`,
    [id, id, id],
  )
  if (row === undefined) throw postNotFound()
  return {
    id,
    createdAt: fromInstant(row.created_at),
    startsAt: dateOrNull(row.starts_at),
    startedAt: dateOrNull(row.approved_at),
    endsAt: dateOrNull(row.ends_at),
    windowHours: row.window_hours,
    pacing: row.pacing,
    told: Number(row.told),
    of: Number(row.of),
    firstAt: dateOrNull(row.first_at),
    lastAt: dateOrNull(row.last_at),
    nextAt: dateOrNull(row.next_at),
    remindedAt: dateOrNull(row.reminded_at ?? row.remind_at),
    reminded: Number(row.reminded),
    toRemind: Number(row.to_remind),
  }
}
