import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { personJoin } from '#identity/public'
import { joinRequestNotFound } from '#organizations/domains/errors'
import { membershipJoin } from '#organizations/organizations/queries/joins'

export interface JoinRequestRow {
  id: string
  user_id: string
  name: string
  email: string
  avatar_path: string | null
  removed_at: string | null
  created_at: string
}

/** The open requests of an organization, of people who are not members yet and whose accounts are open. */
function openRequests(organizationId: string, client: QueryClientContract) {
  return client
    .from('join_requests')
    .joinRaw(personJoin('join_requests.user_id'))
    .joinRaw(`left ${membershipJoin('join_requests.organization_id', 'join_requests.user_id')}`)
    .joinRaw(
      `left join removed_members removed on removed.organization_id = join_requests.organization_id
       and removed.user_id = join_requests.user_id`,
    )
    .where('join_requests.organization_id', organizationId)
    .whereNull('join_requests.declined_at')
    .whereNull('memberships.id')
    .whereNotNull('users.id')
    .whereNull('users.disabled_at')
    .select('join_requests.id', 'join_requests.user_id', 'join_requests.created_at', 'removed.removed_at')
    .select('users.name', 'users.email', 'users.avatar_path')
}

/** A page of the open requests, the oldest first. */
export function listJoinRequests(organizationId: string, page: PageRequest) {
  const requests = openRequests(organizationId, db.connection())
    .orderBy('join_requests.created_at')
    .orderBy('join_requests.id')
  return pageOf<JoinRequestRow>(requests, page)
}

/** An open request of an organization, or NOT_FOUND. */
export async function requireJoinRequest(
  { organizationId, id }: { organizationId: string; id: string },
  client: QueryClientContract,
): Promise<JoinRequestRow> {
  const row: JoinRequestRow | null = await openRequests(organizationId, client)
    .where('join_requests.id', id)
    .first()
  if (!row) throw joinRequestNotFound()
  return row
}
