import db from '@adonisjs/lucid/services/db'

/** The ids of organizations deleted before an instant, oldest first. */
export async function listDeletedOrganizations(before: string): Promise<string[]> {
  const rows: { id: string }[] = await db
    .from('organizations')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .select('id')
  return rows.map(({ id }) => id)
}
