import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** How long admins still see an expired invitation, and the page of a closed one says so. */
const SHOWN_MS = 30 * 86_400_000

/** Deletes invitations that expired, or were closed, thirty days ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_MS)
  await inTransaction(async (trx) => {
    await trx.from('invitations').where('expires_at', '<', toInstant(before)).delete()
    await trx.from('closed_invitations').where('closed_at', '<', toInstant(before)).delete()
  })
}
