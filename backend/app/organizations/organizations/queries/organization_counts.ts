import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { reader } from '#core/database/sql/reader'

/** A query for the stored counts of an organization and `copiers_visible`. */
export function organizationCounts(client: QueryClientContract, id: string) {
  return client
    .from('organizations')
    .where('organizations.id', id)
    .select('organizations.posts_count', 'organizations.members_count', 'organizations.copiers_visible')
}

/** The number of posts of all organizations that are not deleted, by their stored counts. */
export async function countAllPosts(): Promise<number> {
  const [row] = await reader().rows<{ n: number | null }>(
    'select sum(posts_count) as n from organizations where deleted_at is null',
    [],
  )
  return Number(row!.n ?? 0)
}

/** The number of organizations that are not deleted. */
export async function countOrganizations(): Promise<number> {
  const [row] = await reader().rows<{ n: number }>(
    'select count(*) as n from organizations where deleted_at is null',
    [],
  )
  return Number(row!.n)
}
