import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invitationsOf, type InvitationRow } from '#organizations/invitations/queries/invitation_row'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'

/** An open invitation of an organization; null if there is none. */
export function findInvitation(
  organizationId: string,
  id: string,
  client: QueryClientContract = db.connection(),
): Promise<InvitationRow | null> {
  return invitationsOf(organizationId, client).where('invitations.id', id).first()
}

/** A page of the open invitations of an organization, newest first. */
export function listInvitations(organizationId: string, page: PageRequest) {
  const open = invitationsOf(organizationId, db.connection())
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
  return pageOf<InvitationRow>(open, page)
}

/** Whether an organization has an open invitation. */
export async function hasOpenInvitation(organizationId: string): Promise<boolean> {
  const row = await db.from('invitations').where('organization_id', organizationId).select('id').first()
  return row !== null
}
