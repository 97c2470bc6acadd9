import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import type { Role } from '#contract/organizations/rules/role'
import { membershipJoin } from '#organizations/organizations/queries/joins'
import { personJoin } from '#identity/public'

/** A row of an invitation, with its inviter. */
export interface InvitationRow {
  id: string
  email: string
  role: InvitedRole
  /** Encrypted. */
  token: string
  created_at: string
  expires_at: string
  /** When its mail is sent; null once it is. */
  sends_at: string | null
  is_counted: boolean | number
  inviter_id: string | null
  inviter_name: string | null
  /** The current role of the inviter in the organization. */
  inviter_role: Role | null
}

/** Left-joins the membership of the inviter, as `memberships`. */
export const inviterMembershipJoin = `left ${membershipJoin('invitations.organization_id', 'invitations.invited_by')}`

/** A query for the open invitations of an organization. */
export function invitationsOf(organizationId: string, client: QueryClientContract) {
  return client
    .from('invitations')
    .joinRaw(personJoin('invitations.invited_by'))
    .joinRaw(inviterMembershipJoin)
    .where('invitations.organization_id', organizationId)
    .select('invitations.id', 'invitations.email', 'invitations.role', 'invitations.token')
    .select('invitations.created_at', 'invitations.expires_at')
    .select('invitations.sends_at', 'invitations.is_counted')
    .select('users.id as inviter_id', 'users.name as inviter_name', 'memberships.role as inviter_role')
}
