import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { isOpen } from '#posts/posts/queries/visible_posts'

/**
 * When a member is told of an open post: at any time, because it is not paced or is important; at a time of their own; once
 * it is planned, or never, when they have no time; or they were told.
 */
export type MemberTelling = 'any' | 'told' | 'unplanned' | Date

interface Row {
  is_paced: boolean | number
  due_at: string | null
  told_at: string | null
}

/** When a member is told of a post; null unless the post is open and not hidden. */
export async function findMemberTelling(
  trx: TransactionClientContract,
  { postId, userId }: { postId: string; userId: string },
): Promise<MemberTelling | null> {
  const open = isOpen()
  const [row] = await rawRows<Row>(
    trx,
    `select coalesce(posts.pacing = 'paced' and posts.important_at is null, false) as is_paced,
       told_members.due_at, told_members.told_at
     from posts left join told_members on told_members.post_id = posts.id and told_members.user_id = ?
     where posts.id = ? and posts.hidden_at is null and ${open.sql}`,
    [userId, postId, ...open.values],
  )
  if (row === undefined) return null
  if (!row.is_paced) return 'any'
  if (row.told_at !== null) return 'told'
  return row.due_at === null ? 'unplanned' : fromInstant(row.due_at)
}
