import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_PUBLIC_POST } from '#contract/posts/rules/post'
import { COUNT_OF_ROW_MAX, countEach, countRows } from '#core/database/rows/count_rows'
import { instantToIso } from '#core/database/rows/instant'
import { containing } from '#core/database/search/text_match'
import { offsetOf, type PageRequest } from '#core/http/validation/pagination'
import { deletedOrganizations } from '#organizations/public'
import type { PostRecord } from '#posts/posts/models/post_record'
import { listPosts, selectPosts } from '#posts/posts/queries/list_posts'

/** A page of the pending posts, oldest first. */
export function listPendingPosts(page: PageRequest): Promise<PostRecord[]> {
  // Selects the ids of the page first, so that the joins only touch its rows.
  const ids = pendingPosts()
    .orderBy('created_at')
    .orderBy('id')
    .offset(offsetOf(page))
    .limit(page.limit)
    .select('id')
  return listPosts(
    selectPosts()
      .whereIn('posts.id', db.from(ids.as('page')).select('id'))
      .orderBy('posts.created_at')
      .orderBy('posts.id'),
  )
}

/** The number of pending posts, and when the oldest was created. */
export async function waitingPosts(): Promise<{ count: number; oldestAt: string | null }> {
  const oldest = await pendingPosts().orderBy('created_at').orderBy('id').select('created_at').first()
  return {
    count: await countRows(pendingPosts()),
    oldestAt: oldest === null ? null : instantToIso(oldest.created_at),
  }
}

/** How many posts wait for each of these hosts. */
export async function countPendingByHost(hosts: readonly string[]): Promise<Map<string, number>> {
  const waiting = hosts.map((host) =>
    pendingPosts().where('host', host).whereRaw(WAITS_ON_HOST, [FIRST_PUBLIC_POST]),
  )
  const counts = await countEach(waiting, { freshMax: COUNT_OF_ROW_MAX })
  return new Map(hosts.map((host, at) => [host, counts[at]!]))
}

/**
 * Whether a post waits for its host and not for a first review, so that the approval of the host approves it. Binds the
 * reason.
 */
export const WAITS_ON_HOST = '(moderation_reason is null or moderation_reason <> ?)'

/** Those of these hosts for which posts wait, and hosts below one of them. */
export async function pendingHosts(
  { hosts, below }: { hosts: readonly string[]; below?: string },
  client: QueryClientContract,
): Promise<string[]> {
  const query = pendingPosts(client).whereRaw(WAITS_ON_HOST, [FIRST_PUBLIC_POST]).distinct('host')
  void query.where((either) => {
    void either.whereIn('host', [...hosts])
    if (below === undefined) return
    void either.orWhereRaw("host like ? escape '!'", [containing(`.${below}`).slice(0, -1)])
  })
  const rows: { host: string }[] = await query
  return rows.map((row) => row.host)
}

function pendingPosts(client: QueryClientContract = db.connection()) {
  return client
    .from('posts')
    .whereRaw("moderation_status = 'pending'")
    .whereNotIn('organization_id', deletedOrganizations(client))
}

/** The host of a pending post; null when the post is not pending, or deleted. */
export async function findPendingHost(trx: TransactionClientContract, id: string): Promise<string | null> {
  const row: { host: string } | null = await trx
    .from('posts')
    .where('id', id)
    .whereRaw("moderation_status = 'pending'")
    .select('host')
    .first()
  return row?.host ?? null
}
