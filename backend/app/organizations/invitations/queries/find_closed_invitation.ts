import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { membershipJoin, organizationJoin } from '#organizations/organizations/queries/joins'
import { digest } from '#organizations/invitations/rules/invitation_token'

/** An invitation that was accepted, cancelled or replaced. */
export interface ClosedInvitation {
  organization_id: string
  /** Null once the organization is deleted. */
  organization_name: string | null
  /** The user who accepted it, while they are a member; null otherwise. */
  member_id: string | null
}

/** The closed invitation with a token; null for an open or unknown one. */
export function findClosedInvitation(
  token: string,
  client: QueryClientContract = db.connection(),
): Promise<ClosedInvitation | null> {
  return client
    .from('closed_invitations')
    .joinRaw(`left ${organizationJoin('closed_invitations.organization_id', 'open')}`)
    .joinRaw(`left ${membershipJoin('organizations.id', 'closed_invitations.user_id')}`)
    .where('closed_invitations.hash', digest(token))
    .select('closed_invitations.organization_id', 'organizations.name as organization_name')
    .select('memberships.user_id as member_id')
    .first()
}
