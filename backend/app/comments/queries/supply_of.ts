import db from '@adonisjs/lucid/services/db'
import { forTeammate } from '#accounts/public'
import type { Supply } from '#contract/data/comment'
import type { Person } from '#contract/data/user'
import type { PostRecord } from '#posts/public'
import { copiersOf, supplyCounts, type SuppliedPost } from '#comments/queries/supply_counts'

/** What a post has left, and who has copied from it, where the organization lets its members read that. */
export async function supplyOf({ organization, ...post }: PostRecord): Promise<Supply> {
  const supplied = { ...post, organizationId: organization.id }
  const { copiersVisible, ...counts } = await supplyCounts(db.connection(), supplied)
  return { ...counts, copiers: copiersVisible ? await namesOf(supplied) : null }
}

async function namesOf(post: SuppliedPost): Promise<Person[]> {
  const rows = await copiersOf(db.connection(), post)
    .distinct('users.id', 'users.name', 'users.avatar_path')
    .orderBy('users.name')
    .orderBy('users.id')
  return rows.map(({ id, name, avatar_path: avatarPath }) => forTeammate({ id, name, avatarPath }))
}
