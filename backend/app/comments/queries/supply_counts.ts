import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Supply } from '#contract/data/comment'

/** A post, as far as its supply goes. */
export interface SuppliedPost {
  id: string
  organizationId: string
  commentsCount: number
  freeCount: number
}

/** What a post has left, for how many members, and how many of them have copied from it. */
export async function supplyCounts(
  client: QueryClientContract,
  post: SuppliedPost,
): Promise<Omit<Supply, 'copiers'> & { copiersVisible: boolean }> {
  const row = await client
    .from('organizations')
    .where('id', post.organizationId)
    .select('members_count', 'copiers_visible')
    .select(copiersOf(client, post).countDistinct('users.id').as('copied_by'))
    .firstOrFail()
  return {
    free: post.freeCount,
    total: post.commentsCount,
    members: row.members_count,
    copiedBy: Number(row.copied_by),
    copiersVisible: Boolean(row.copiers_visible),
  }
}

/** Everybody who has copied a suggestion of a post and is a member still. */
export function copiersOf(client: QueryClientContract, { id, organizationId }: SuppliedPost) {
  return client
    .from('comments')
    .join('memberships', 'memberships.user_id', 'comments.locked_by_user_id')
    .join('users', 'users.id', 'memberships.user_id')
    .where('comments.post_id', id)
    .whereNull('comments.parent_id')
    .where('memberships.organization_id', organizationId)
}
