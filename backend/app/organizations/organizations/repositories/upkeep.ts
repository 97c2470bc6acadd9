import type { Upkeep } from '#core/database/rows/upkeep'
import { countRowsBy, recount, type RowCount } from '#core/database/rows/recount'

const TABLE = 'organizations'
const countMembers = countRowsBy('memberships', 'organization_id')

/** The stored totals of organizations. `countPosts` counts the posts of each. */
export const organizationUpkeep = (countPosts: RowCount): Upkeep => ({
  totals: [
    {
      what: 'members of organizations',
      recount: (options) =>
        recount({ table: TABLE, columns: ['members_count'], count: countMembers }, options),
    },
    {
      what: 'posts of organizations',
      recount: (options) => recount({ table: TABLE, columns: ['posts_count'], count: countPosts }, options),
    },
  ],
})
