import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/sql/raw_rows'
import { openMemberships } from '#organizations/queries/joins'

interface Since {
  /** The latest instant at which the person has joined. */
  joinedBy: string
  /** The latest instant at which the organization was created. */
  createdBy: string
}

/** Whether a person belongs to an organization that shares posts, both for as long as is asked for. */
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
