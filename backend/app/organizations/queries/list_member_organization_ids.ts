import db from '@adonisjs/lucid/services/db'

/** The ids of the organizations a user belongs to. */
export async function listMemberOrganizationIds(userId: string): Promise<string[]> {
  const rows: { id: string }[] = await db
    .from('memberships')
    .innerJoin('organizations', 'organizations.id', 'memberships.organization_id')
    .where('memberships.user_id', userId)
    .whereNull('organizations.deleted_at')
    .select('organizations.id')
  return rows.map(({ id }) => id)
}
