import db from '@adonisjs/lucid/services/db'

/** The ids of the organizations that each user belongs to. */
export async function listOrganizationIdsByMember(
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows: { user_id: string; id: string }[] = await db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .whereIn('memberships.user_id', [...userIds])
    .whereNull('organizations.deleted_at')
    .select('memberships.user_id', 'organizations.id')
  const byMember = Map.groupBy(rows, ({ user_id }) => user_id)
  return new Map([...byMember].map(([userId, members]) => [userId, members.map(({ id }) => id)]))
}

/** The ids of the organizations that a user belongs to. */
export async function listMemberOrganizationIds(userId: string): Promise<string[]> {
  const byMember = await listOrganizationIdsByMember([userId])
  return byMember.get(userId) ?? []
}
