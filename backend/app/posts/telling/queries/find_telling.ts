import type { Pacing, Telling } from '#contract/posts/data/telling'
import { isoOrNull } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'

interface Row {
  mode: Pacing | null
  told: number
  of: number
  next_at: string | null
}

/** How many members were told of a post, of those who have a time, and when the next one is. */
export async function findTelling(postId: string): Promise<Telling> {
  const [row] = await reader().rows<Row>(
    `select (select pacing from posts where id = ?) as mode, count(told_at) as told, count(*) as of,
       min(case when told_at is null then due_at end) as next_at
     from told_members where post_id = ?`,
    [postId, postId],
  )
  return { mode: row!.mode, told: Number(row!.told), of: Number(row!.of), nextAt: isoOrNull(row!.next_at) }
}
