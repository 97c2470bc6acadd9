import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { fromInstant } from '#core/database/rows/instant'
import type { WhyNoneLeft } from '#suggestions/comments/errors'
import { isUnclaimed, OWN_TEXT_OF } from '#suggestions/comments/rules/availability'
import { pickNext, type Candidate } from '#suggestions/comments/rules/pick_next'

export interface AvailableSuggestion extends Candidate {
  content: string
}

interface AvailableRow {
  id: string
  content: string
  author_id: string | null
  reserved_by: string | null
  expires_at: string | null
}

/** The available suggestions of a post with their reservations, in the order of its list. */
export async function listAvailableSuggestions(
  client: QueryClientContract,
  postId: string,
): Promise<AvailableSuggestion[]> {
  const unclaimed = isUnclaimed()
  const rows: AvailableRow[] = await client
    .from('comments')
    .leftJoin('suggestion_reservations as reservations', 'reservations.comment_id', 'comments.id')
    .where('comments.post_id', postId)
    .whereRaw(unclaimed.sql, unclaimed.values)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .select('comments.id', 'comments.content')
    .select(client.raw(`${OWN_TEXT_OF} as author_id`))
    .select('reservations.user_id as reserved_by', 'reservations.expires_at')
  return rows.map(({ id, content, author_id, reserved_by, expires_at }) => ({
    id,
    content,
    authorId: author_id,
    reservedBy: reserved_by,
    reservedUntil: expires_at === null ? 0 : fromInstant(expires_at).getTime(),
  }))
}

/** The details of NO_SUGGESTION_LEFT for a member, of a post with these available suggestions. */
export async function whyNoneLeft(
  client: QueryClientContract,
  { postId, available }: { postId: string; available: readonly AvailableSuggestion[] },
  userId: string,
): Promise<WhyNoneLeft | undefined> {
  if (available.length > 0)
    return available.every(({ authorId }) => authorId === userId) ? { onlyYours: true } : undefined
  const suggestions = client.from('comments').where('post_id', postId).whereNull('parent_id')
  return (await suggestions.select('id').first()) ? undefined : { noneYet: true }
}

/** The user id of a visitor, which matches no reservation. */
const VISITOR = 'visitor'

/** The next suggestion for a visitor, preferably one that is not reserved for a member. */
export async function findNextForVisitor(
  trx: TransactionClientContract,
  postId: string,
): Promise<AvailableSuggestion | null> {
  return pickNext(await listAvailableSuggestions(trx, postId), { userId: VISITOR, at: now().getTime() })
}
