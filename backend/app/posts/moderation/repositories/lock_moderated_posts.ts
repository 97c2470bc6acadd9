import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_PUBLIC_POST } from '#contract/posts/rules/post'
import { lockOrganizations } from '#organizations/public'
import { WAITS_ON_HOST } from '#posts/moderation/queries/pending_posts'
import { MODERATED_COLUMNS, ModeratedPost } from '#posts/moderation/repositories/moderated_post'

type Posts = ReturnType<TransactionClientContract['from']>

/**
 * Locks the posts that wait for these hosts, and the post that a moderator decides about, whatever it waits for. The
 * caller has locked the hosts, so that no post is added in the meantime.
 */
export function lockPendingPosts(
  trx: TransactionClientContract,
  hosts: readonly string[],
  decidedId?: string,
): Promise<ModeratedPost[]> {
  return lockAll(trx, () =>
    trx
      .from('posts')
      .whereRaw("moderation_status = 'pending'")
      .whereIn('host', [...hosts])
      .where((either) => {
        void either.whereRaw(WAITS_ON_HOST, [FIRST_PUBLIC_POST])
        if (decidedId !== undefined) void either.orWhere('id', decidedId)
      }),
  )
}

/** Locks posts that a moderator decides about together. */
export const lockModeratedPosts = (
  trx: TransactionClientContract,
  ids: readonly string[],
): Promise<ModeratedPost[]> => lockAll(trx, () => trx.from('posts').whereIn('id', [...ids]))

/** Locks the posts that were approved together with a host and still are. */
export function lockPostsApprovedByHost(
  trx: TransactionClientContract,
  hostId: string,
): Promise<ModeratedPost[]> {
  return lockAll(trx, () =>
    trx.from('posts').where('approved_by_host_id', hostId).where('moderation_status', 'approved'),
  )
}

/** Locks the organizations first, ordered by id, like every writer of posts. */
async function lockAll(trx: TransactionClientContract, posts: () => Posts): Promise<ModeratedPost[]> {
  const open = await lockOrganizations(trx, posts().select('organization_id'))
  const rows = await posts().orderBy('organization_id').orderBy('id').forUpdate().select(MODERATED_COLUMNS)
  return rows.map((row) => new ModeratedPost(row)).filter(({ organizationId }) => open.has(organizationId))
}
