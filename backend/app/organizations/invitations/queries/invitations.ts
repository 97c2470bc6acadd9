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

/** The open invitations of some addresses, by their keys. */
export function listInvitationsOf(
  organizationId: string,
  emailKeys: readonly string[],
  client: QueryClientContract,
): Promise<(InvitationRow & { email_key: string })[]> {
  return invitationsOf(organizationId, client)
    .whereIn('invitations.email_key', [...emailKeys])
    .select('invitations.email_key')
}

/** The invitations whose mails are due at an instant, the oldest first. */
export function listDueInvitations(
  organizationId: string,
  { at, limit }: { at: string; limit: number },
  client: QueryClientContract,
): Promise<InvitationRow[]> {
  return invitationsOf(organizationId, client)
    .where('invitations.sends_at', '<=', at)
    .orderBy('invitations.sends_at')
    .orderBy('invitations.id')
    .limit(limit)
}

/** When the next mail of an invitation is due; null if none is waiting. */
export async function nextInvitationDue(
  organizationId: string,
  client: QueryClientContract,
): Promise<string | null> {
  const row = await client
    .from('invitations')
    .where('organization_id', organizationId)
    .whereNotNull('sends_at')
    .orderBy('sends_at')
    .select('sends_at')
    .first()
  return row?.sends_at ?? null
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
