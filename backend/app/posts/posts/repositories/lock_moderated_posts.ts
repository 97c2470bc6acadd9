import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FIRST_PUBLIC_POST } from '#contract/posts/rules/post'
import { lockOrganization, lockOrganizations } from '#organizations/public'
import { postNotFound } from '#posts/posts/errors'
import { WAITS_ON_HOST } from '#posts/posts/queries/moderation/pending_posts'
import { MODERATED_COLUMNS, toModeratedPost, type ModeratedPost } from '#posts/posts/models/moderated_post'

type Posts = ReturnType<TransactionClientContract['from']>

/** Locks a post and, before it, its organization. POST_NOT_FOUND when either no longer exists. */
export async function lockModeratedPost(trx: TransactionClientContract, id: string): Promise<ModeratedPost> {
  const posts = () => trx.from('posts').where('id', id)
  const found: { organization_id: string } | null = await posts().select('organization_id').first()
  if (!found || !(await lockOrganization(trx, found.organization_id, { ifExists: true })))
    throw postNotFound()
  const row = await posts().forUpdate().select(MODERATED_COLUMNS).first()
  if (!row) throw postNotFound()
  return toModeratedPost(row)
}

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
  return rows.map(toModeratedPost).filter(({ organizationId }) => open.has(organizationId))
}
