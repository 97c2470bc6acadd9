import db from '@adonisjs/lucid/services/db'
import type { Supply } from '#contract/data/comment'
import type { PostRecord } from '#posts/public'

/** What a post has left, and how many of the members of its organization have copied from it. */
export async function supplyOf({ id, organization, freeCount, commentsCount }: PostRecord): Promise<Supply> {
  const copiers = db
    .from('comments')
    .join('memberships', 'memberships.user_id', 'comments.locked_by_user_id')
    .where('comments.post_id', id)
    .whereNull('comments.parent_id')
    .where('memberships.organization_id', organization.id)
    .countDistinct('comments.locked_by_user_id')
  const row = await db
    .from('organizations')
    .where('id', organization.id)
    .select('members_count', copiers.as('copied_by'))
    .firstOrFail()
  const { members_count: members, copied_by: copiedBy } = row
  return { free: freeCount, total: commentsCount, members, copiedBy: Number(copiedBy) }
}
