import db from '@adonisjs/lucid/services/db'
import { organizationJoin } from '#organizations/organizations/queries/joins'

/** A request of a person to join an organization. */
export interface OwnRequest {
  id: string
  organization_id: string
  organization_name: string
  created_at: string
  /** Null while it is open. */
  declined_at: string | null
}

/** The requests of a person, open or declined, oldest first. */
export function listRequestsOf(userId: string): Promise<OwnRequest[]> {
  return db
    .from('join_requests')
    .joinRaw(organizationJoin('join_requests.organization_id', 'open'))
    .where('join_requests.user_id', userId)
    .orderBy('join_requests.id')
    .select('join_requests.id', 'join_requests.organization_id', 'organizations.name as organization_name')
    .select('join_requests.created_at', 'join_requests.declined_at')
}
