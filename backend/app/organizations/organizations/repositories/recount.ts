import type { Upkeep } from '#core/database/rows/upkeep'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { countRowsBy, recount } from '#core/database/rows/recount'

interface Options {
  repair: boolean
}

/** Compares the members counts with the memberships. */
const recountMembers = (options: Options): Promise<number> =>
  recount(
    {
      table: 'organizations',
      columns: ['members_count'],
      count: countRowsBy('memberships', 'organization_id'),
    },
    options,
  )

/** Compares the posts counts with those that the posts module computes. */
export const recountPostsOf = (
  count: (trx: TransactionClientContract, organizationIds: string[]) => Promise<Map<string, number[]>>,
  options: Options,
): Promise<number> => recount({ table: 'organizations', columns: ['posts_count'], count }, options)

export const organizationUpkeep: Upkeep = {
  totals: [{ what: 'members of organizations', recount: recountMembers }],
}
