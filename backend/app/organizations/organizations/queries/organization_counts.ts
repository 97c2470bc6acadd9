import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A query for the stored counts of an organization and `copiers_visible`. */
export function organizationCounts(client: QueryClientContract, id: string) {
  return client
    .from('organizations')
    .where('organizations.id', id)
    .select('organizations.posts_count', 'organizations.members_count', 'organizations.copiers_visible')
}
