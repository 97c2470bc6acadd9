import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** How long admins see an expired invitation, and the page of a closed one says that it is closed. */
const SHOWN_MS = 30 * 86_400_000

/** Deletes invitations that expired or were closed thirty days ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_MS)
  await inTransaction(async (trx) => {
    await trx.from('invitations').where('expires_at', '<', toInstant(before)).delete()
    await trx.from('closed_invitations').where('closed_at', '<', toInstant(before)).delete()
  })
}
