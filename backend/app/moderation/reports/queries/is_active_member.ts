import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/sql/results'
import { openMemberships } from '#organizations/public'

interface Since {
  /** The latest instant at which the user may have joined. */
  joinedBy: string
  /** The latest instant at which the organization may have been created. */
  createdBy: string
}

/** Whether a user has belonged for long enough to an organization that is old enough and shares posts. */
export async function isActiveMember(
  client: QueryClientContract,
  userId: string,
  { joinedBy, createdBy }: Since,
): Promise<boolean> {
  const found = await rawRows(
    client,
    `select 1 as found from ${openMemberships}
     where memberships.user_id = ? and memberships.joined_at <= ?
       and organizations.created_at <= ? and organizations.posts_count > 0 limit 1`,
    [userId, joinedBy, createdBy],
  )
  return found.length > 0
}
