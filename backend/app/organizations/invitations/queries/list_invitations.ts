import db from '@adonisjs/lucid/services/db'
import { pageOf } from '#core/database/rows/page_of'
import type { PageRequest } from '#core/http/validation/pagination'
import { invitationsOf, type InvitationRow } from './invitation_row.js'

/** A page of the open invitations of an organization, newest first. */
export function listInvitations(organizationId: string, page: PageRequest) {
  const open = invitationsOf(organizationId, db.connection())
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
  return pageOf<InvitationRow>(open, page)
}
