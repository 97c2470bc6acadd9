import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Reach } from '#contract/suggestions/rules/reach'
import type { Supply } from '#contract/suggestions/data/comment'
import type { Person } from '#contract/identity/data/user'
import { forTeammate, personJoin } from '#identity/public'
import { isUnclaimed } from '#suggestions/comments/rules/availability'
import { membershipJoin, openMemberships, organizationCounts } from '#organizations/public'

/** The fields of a post on which its supply depends. */
interface SuppliedPost {
  id: string
  organizationId: string
  commentsCount: number
  availableCount: number
}

/** The number of available suggestions of a post, for how many members, and how many of them have copied. */
export async function supplyCounts(
  client: QueryClientContract,
  post: SuppliedPost,
): Promise<Omit<Supply, 'copiers' | 'copiedByOthers' | 'reach'> & { copiersVisible: boolean }> {
  const row = await organizationCounts
    .of(client, post.organizationId)
    .select(copiersOf(client, post).countDistinct('users.id').as('copied_by'))
    .firstOrFail()
  return {
    available: post.availableCount,
    total: post.commentsCount,
    members: row.members_count,
    copiedBy: Number(row.copied_by),
    copiersVisible: Boolean(row.copiers_visible),
  }
}

/** The current members who have copied a suggestion of a post. */
export function copiersOf(
  client: QueryClientContract,
  { id, organizationId }: Pick<SuppliedPost, 'id' | 'organizationId'>,
) {
  return client
    .from('comments')
    .joinRaw(membershipJoin('?', 'comments.claimed_by_user_id'), [organizationId])
    .joinRaw(personJoin('memberships.user_id'))
    .where('comments.post_id', id)
    .whereNull('comments.parent_id')
}

/** How many members, without the author, have copied from a post, and how many there are. */
export async function findReach(
  client: QueryClientContract,
  post: Pick<SuppliedPost, 'id' | 'organizationId'> & { authorId: string | null },
): Promise<Reach> {
  const { organizationId, authorId } = post
  const others = copiersOf(client, post).if(authorId, (query) => query.whereNot('users.id', authorId!))
  const row = await organizationCounts
    .of(client, organizationId)
    .select(others.countDistinct('users.id').as('reached'))
    .select(hasMember(client, organizationId, authorId))
    .firstOrFail()
  return { count: Number(row.reached), of: row.members_count - Number(row.has_author) }
}

/** Whether a user, if there is one, is a member, as `has_author`. */
function hasMember(client: QueryClientContract, organizationId: string, userId: string | null) {
  if (userId === null) return client.raw('0 as has_author')
  const member = `select 1 from ${openMemberships} where memberships.organization_id = ? and memberships.user_id = ?`
  return client.raw(`exists (${member}) as has_author`, [organizationId, userId])
}

/** The supply of a post, and the members who have copied from it if the organization shows them. */
export async function findSupply(post: SuppliedPost & { author: { id: string } | null }): Promise<Supply> {
  const { copiersVisible, ...counts } = await supplyCounts(db.connection(), post)
  return {
    ...counts,
    reach: await findReach(db.connection(), { ...post, authorId: post.author?.id ?? null }),
    copiedByOthers: await countCopiesOfOthers(post),
    copiers: copiersVisible ? await listCopiers(post) : null,
  }
}

/** How many suggestions of a post were copied by visitors and by former members. */
async function countCopiesOfOthers({ id, organizationId }: SuppliedPost): Promise<number> {
  const unclaimed = isUnclaimed()
  const [row] = await db
    .from('comments')
    .joinRaw(`left ${membershipJoin('?', 'comments.claimed_by_user_id')}`, [organizationId])
    .where('comments.post_id', id)
    .whereNull('comments.parent_id')
    .whereRaw(`not (${unclaimed.sql})`, unclaimed.values)
    .whereNull('memberships.user_id')
    .count('* as n')
  return Number(row.n)
}

async function listCopiers(post: SuppliedPost): Promise<Person[]> {
  const rows = await copiersOf(db.connection(), post)
    .distinct('users.id', 'users.name', 'users.avatar_path')
    .orderBy('users.name')
    .orderBy('users.id')
  return rows.map(({ id, name, avatar_path: avatarPath }) => forTeammate({ id, name, avatarPath }))
}
