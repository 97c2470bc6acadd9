import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/sql/results'

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

const PEOPLE = `select user_id from scim_group_members
    join scim_groups on scim_groups.id = scim_group_members.group_id
    where scim_groups.organization_id = ? and user_id > ?
  union
  select user_id from memberships where organization_id = ? and is_provisioned and user_id > ?
  order by user_id limit ?`

/** The next people, by id, whom groups make members of an organization, or have made. */
export async function provisionedPeopleAfter(
  trx: TransactionClientContract,
  organizationId: string,
  { after = FIRST_ID, limit }: { after?: string; limit: number },
): Promise<string[]> {
  const values = [organizationId, after, organizationId, after, limit]
  const rows = await rawRows<{ user_id: string }>(trx, PEOPLE, values)
  return rows.map(({ user_id: userId }) => userId)
}

/** The organizations of the groups of a person. */
export async function organizationsOf(trx: TransactionClientContract, userId: string): Promise<string[]> {
  const rows: { organization_id: string }[] = await trx
    .from('scim_group_members')
    .join('scim_groups', 'scim_groups.id', 'scim_group_members.group_id')
    .where('scim_group_members.user_id', userId)
    .whereNotNull('scim_groups.organization_id')
    .orderBy('scim_groups.organization_id')
    .distinct('scim_groups.organization_id')
  return rows.map(({ organization_id: id }) => id)
}
