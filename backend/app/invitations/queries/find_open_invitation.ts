import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { InvitedRole } from '#contract/data/invitation'
import { digest } from '#invitations/tokens/token'

/** What a token opens. */
export interface OpenInvitation {
  id: string
  hash: string
  organization_id: string
  organization_name: string
  email: string
  email_key: string
  role: InvitedRole
  expires_at: string
}

/** The invitation a token opens, also when its time is over; null once it has been answered or taken back. */
export function findOpenInvitation(
  token: string,
  client: QueryClientContract = db.connection(),
): Promise<OpenInvitation | null> {
  return client
    .from('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .where('invitations.hash', digest(token))
    .whereNull('organizations.deleted_at')
    .select('invitations.id', 'invitations.hash', 'invitations.organization_id')
    .select(
      'organizations.name as organization_name',
      'invitations.email',
      'invitations.email_key',
      'invitations.role',
      'invitations.expires_at',
    )
    .first()
}
