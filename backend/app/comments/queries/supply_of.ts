import db from '@adonisjs/lucid/services/db'
import { forTeammate } from '#accounts/public'
import type { Supply } from '#contract/data/comment'
import type { Person } from '#contract/data/user'
import type { PostRecord } from '#posts/public'

/** What a post has left, and how many of the members of its organization have copied from it. */
export async function supplyOf(post: PostRecord): Promise<Supply> {
  const { id: organizationId } = post.organization
  const row = await db
    .from('organizations')
    .where('id', organizationId)
    .select('members_count', 'copiers_visible', copiersOf(post).countDistinct('users.id').as('copied_by'))
    .firstOrFail()
  return {
    free: post.freeCount,
    total: post.commentsCount,
    members: row.members_count,
    copiedBy: Number(row.copied_by),
    copiers: row.copiers_visible ? await namesOf(post) : null,
  }
}

/** Everybody who has copied a suggestion of a post and is a member still. */
function copiersOf({ id, organization }: PostRecord) {
  return db
    .from('comments')
    .join('memberships', 'memberships.user_id', 'comments.locked_by_user_id')
    .join('users', 'users.id', 'memberships.user_id')
    .where('comments.post_id', id)
    .whereNull('comments.parent_id')
    .where('memberships.organization_id', organization.id)
}

async function namesOf(post: PostRecord): Promise<Person[]> {
  const rows = await copiersOf(post)
    .distinct('users.id', 'users.name', 'users.avatar_path')
    .orderBy('users.name')
    .orderBy('users.id')
  return rows.map(({ id, name, avatar_path: avatarPath }) => forTeammate({ id, name, avatarPath }))
}
