import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A subquery for the ids of organizations that are deleted but not purged yet. There are few. */
export function deletedOrganizations(client: QueryClientContract) {
  return client.from('organizations').whereNotNull('deleted_at').select('id')
}
