import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { countCreatedIn } from '#core/database/rows/weekly_counts'
import { reader } from '#core/database/sql/reader'

/** A query for the stored counts of an organization and `copiers_visible`. */
function countsOf(client: QueryClientContract, id: string) {
  return client
    .from('organizations')
    .where('organizations.id', id)
    .select('organizations.posts_count', 'organizations.members_count', 'organizations.copiers_visible')
}

const TOTALS = { organizations: 'count(*)', posts: 'sum(posts_count)' } as const

/** The number of organizations that are not deleted, or of their posts by the stored counts. */
export async function countAll(what: keyof typeof TOTALS): Promise<number> {
  const [row] = await reader().rows<{ n: number | null }>(
    `select ${TOTALS[what]} as n from organizations where deleted_at is null`,
    [],
  )
  return Number(row!.n ?? 0)
}

/** The number of organizations that were created in each week. */
const countNewOrganizations = (weeks: readonly Date[]): Promise<number[]> =>
  countCreatedIn(() => db.from('organizations').whereNull('deleted_at'), weeks)

/** The counts of one organization, of all, and of those created in each week. */
export const organizationCounts = { of: countsOf, all: countAll, created: countNewOrganizations }
