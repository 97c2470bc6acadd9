import db from '@adonisjs/lucid/services/db'

/** The ids of the organizations of each user. */
export async function listOrganizationIds(userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows: { user_id: string; id: string }[] = await db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .whereIn('memberships.user_id', [...userIds])
    .whereNull('organizations.deleted_at')
    .select('memberships.user_id', 'organizations.id')
  const byMember = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map(userIds.map((userId) => [userId, byMember.get(userId)?.map(({ id }) => id) ?? []]))
}
