import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Role } from '#contract/organizations/rules/role'
import {
  refusalsOf,
  type PendingKind,
  type Refusals,
  type TargetedAction,
} from '#core/jobs/pending/pending_kinds'
import { membershipJoin, organizationJoin } from '#organizations/public'
import { deletePosts, lockOrganizationsOf } from '#posts/posts/repositories/delete_post'
import { postAbilities } from '#posts/posts/rules/post_abilities'

/** The deletion of posts, which can be undone. */
export const pendingDeletion: PendingKind<null> = {
  name: 'posts.delete',
  judge,
  carryOut: async (trx, { ids }) => void (await deletePosts(trx, ids)),
}

interface Row {
  id: string
  user_id: string | null
  role: Role
}

async function judge(
  trx: TransactionClientContract,
  { userId, ids }: TargetedAction<null>,
): Promise<Refusals> {
  await lockOrganizationsOf(trx, ids)
  const rows: Row[] = await trx
    .from('posts')
    .joinRaw(organizationJoin('posts.organization_id', 'open'))
    .joinRaw(membershipJoin('posts.organization_id', '?'), [userId])
    .whereIn('posts.id', [...ids])
    .select('posts.id', 'posts.user_id', 'memberships.role')
  const found = new Map(rows.map((row) => [row.id, row]))
  return refusalsOf(ids, (id) => {
    const row = found.get(id)
    if (row === undefined) return 'POST_NOT_FOUND'
    const author = row.user_id === null ? null : { id: row.user_id }
    return postAbilities({ userId, role: row.role }, { author }).delete ? null : 'FORBIDDEN'
  })
}
