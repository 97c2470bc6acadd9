import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { InvitedRole } from '#contract/organizations/data/invitation'
import type { Role } from '#contract/organizations/rules/role'
import { personJoin } from '#identity/public'
import { digest } from '#organizations/invitations/rules/invitation_token'
import { membershipJoin, organizationJoin } from '#organizations/organizations/queries/joins'

/** A row of an invite link, with its creator and organization. */
export interface InviteLinkRow {
  id: string
  organization_id: string
  organization_name: string
  role: InvitedRole
  hash: string
  /** Encrypted. */
  token: string
  uses: number
  uses_max: number | null
  created_at: string
  expires_at: string | null
  creator_id: string | null
  creator_name: string | null
  creator_role: Role | null
}

const links = (client: QueryClientContract) =>
  client
    .from('invite_links')
    .joinRaw(organizationJoin('invite_links.organization_id', 'open'))
    .joinRaw(personJoin('invite_links.created_by'))
    .joinRaw(`left ${membershipJoin('invite_links.organization_id', 'invite_links.created_by')}`)
    .select('invite_links.*', 'organizations.name as organization_name')
    .select('users.id as creator_id', 'users.name as creator_name', 'memberships.role as creator_role')

/** The invite link of an organization; null without one. */
export function findInviteLink(
  organizationId: string,
  client: QueryClientContract = db.connection(),
): Promise<InviteLinkRow | null> {
  return links(client).where('invite_links.organization_id', organizationId).first()
}

/** The invite link with a token, ended or not; null without one. */
export function findInviteLinkByToken(
  token: string,
  client: QueryClientContract = db.connection(),
): Promise<InviteLinkRow | null> {
  return links(client).where('invite_links.hash', digest(token)).first()
}
