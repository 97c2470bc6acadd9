import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { afterCommit } from '#core/database/transactions/transaction'
import { closeInvitation } from '#organizations/invitations/repositories/invitations'
import OrganizationUpdated from '#organizations/organizations/events/organization_updated'
import { recordAudit } from '#organizations/organizations/repositories/record_audit'

interface Cancellation {
  organizationId: string
  /** The actor. */
  userId: string
  ids: readonly string[]
}

/** Cancels invitations of a locked organization: their links stop working. Returns how many were open. */
export async function cancelInvitations(
  trx: TransactionClientContract,
  { organizationId, userId, ids }: Cancellation,
): Promise<number> {
  const open: { id: string; email: string }[] = await trx
    .from('invitations')
    .where('organization_id', organizationId)
    .whereIn('id', [...ids])
    .select('id', 'email')
  await closeInvitation(trx, ...open.map(({ id }) => id))
  const entries = open.map(({ email }) => ({
    organizationId,
    actorId: userId,
    action: 'invitation.cancelled' as const,
    subjectEmail: email,
  }))
  await recordAudit(trx, ...entries)
  afterCommit(trx, () => OrganizationUpdated.dispatch(organizationId))
  return open.length
}
