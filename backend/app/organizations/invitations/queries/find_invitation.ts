import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invitationsOf, type InvitationRow } from './invitation_row.js'

/** An open invitation of an organization; null if there is none. */
export function findInvitation(
  organizationId: string,
  id: string,
  client: QueryClientContract = db.connection(),
): Promise<InvitationRow | null> {
  return invitationsOf(organizationId, client).where('invitations.id', id).first()
}
