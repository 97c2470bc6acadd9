import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'

interface InvitationToClose {
  hash: string
  organization_id: string
}

/** Records closed invitations by their token hash: accepted by `userId`, or ended without an acceptance. */
export async function insertClosedInvitations(
  trx: TransactionClientContract,
  invitations: InvitationToClose[],
  userId: string | null = null,
): Promise<void> {
  if (invitations.length === 0) return
  const closed = { user_id: userId, closed_at: toInstant(now()) }
  const rows = invitations.map(({ hash, organization_id }) => ({ hash, organization_id, ...closed }))
  await trx.table('closed_invitations').multiInsert(rows)
}
