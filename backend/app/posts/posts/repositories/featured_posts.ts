import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import { lockOrganization } from '#organizations/public'
import { postClosed, postNotFound } from '#posts/posts/errors'
import Post from '#posts/posts/models/post'
import { isOnTop } from '#posts/posts/queries/pinned_posts'

/** The days of `importantPerWeek`. */
export const WEEK_MS = 604_800_000

/** Locks a post after its organization, so that only one transaction at a time takes one of its places. POST_NOT_FOUND. */
export async function lockFeatured(
  trx: TransactionClientContract,
  { id, organizationId }: { id: string; organizationId: string },
) {
  const organization = await lockOrganization(trx, organizationId, { ifExists: true })
  const post = await Post.query({ client: trx }).where('id', id).forUpdate().first()
  if (!organization || !post) throw postNotFound()
  return { organization, post }
}

/** POST_ENDED for a post that has started and whose end is over. */
export function requireNotOver({ startsAt, endsAt }: Post): void {
  if (startsAt === null && endsAt !== null && endsAt <= now()) throw postClosed('POST_ENDED')
}

/** How many posts of a locked organization are pinned, scheduled ones included. */
export async function countPinned(trx: TransactionClientContract, organizationId: string): Promise<number> {
  const onTop = isOnTop('posts')
  const [row] = await trx
    .from('posts')
    .where('organization_id', organizationId)
    .whereRaw(onTop.sql, onTop.values)
    .count('* as n')
  return Number(row!.n)
}

/** When the oldest of so many places of the last week is free again; null while not all are taken. */
export async function nextImportantAt(
  trx: TransactionClientContract,
  organizationId: string,
  places: number,
): Promise<Date | null> {
  const row: { important_counted_at: string } | null = await trx
    .from('posts')
    .where('organization_id', organizationId)
    .where('important_counted_at', '>', toInstant(new Date(now().getTime() - WEEK_MS)))
    .orderBy('important_counted_at', 'desc')
    .offset(places - 1)
    .select('important_counted_at')
    .first()
  return row && new Date(fromInstant(row.important_counted_at).getTime() + WEEK_MS)
}
