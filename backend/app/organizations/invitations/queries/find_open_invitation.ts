import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import type { Role } from '#contract/organizations/rules/role'
import { organizationJoin } from '#organizations/organizations/queries/joins'
import { personJoin } from '#identity/public'
import { inviterMembershipJoin } from '#organizations/invitations/queries/invitation_row'
import { digest } from '#organizations/invitations/rules/invitation_token'

export interface OpenInvitation {
  id: string
  hash: string
  organization_id: string
  organization_name: string
  inviter_name: string | null
  email: string
  email_key: string
  role: InvitedRole
  inviter_role: Role | null
  expires_at: string
}

/** The invitation with a token, expired or not; null once it has been accepted or cancelled. */
export function findOpenInvitation(
  token: string,
  client: QueryClientContract = db.connection(),
): Promise<OpenInvitation | null> {
  return client
    .from('invitations')
    .joinRaw(organizationJoin('invitations.organization_id', 'open'))
    .joinRaw(personJoin('invitations.invited_by'))
    .joinRaw(inviterMembershipJoin)
    .where('invitations.hash', digest(token))
    .select('invitations.id', 'invitations.hash', 'invitations.organization_id')
    .select(
      'organizations.name as organization_name',
      'users.name as inviter_name',
      'invitations.email',
      'invitations.email_key',
      'invitations.role',
      'invitations.expires_at',
      'memberships.role as inviter_role',
    )
    .first()
}
