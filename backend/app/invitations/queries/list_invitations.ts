import db from '@adonisjs/lucid/services/db'
import { invitationsOf, type InvitationRow } from './invitation_row.js'

const LISTED_MAX = 200

/** The 200 newest open invitations of an organization, newest first. */
export function listInvitations(organizationId: string): Promise<InvitationRow[]> {
  return invitationsOf(organizationId, db.connection())
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(LISTED_MAX)
}
