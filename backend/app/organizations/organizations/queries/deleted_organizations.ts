import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

/** A subquery for the ids of organizations that are deleted but not purged yet. There are few. */
export function deletedOrganizations(client: QueryClientContract) {
  return client.from('organizations').whereNotNull('deleted_at').select('id')
}

/** The ids of organizations deleted before an instant, oldest first. */
export async function listDeletedOrganizations(before: string): Promise<string[]> {
  const rows: { id: string }[] = await db
    .from('organizations')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .select('id')
  return rows.map(({ id }) => id)
}
