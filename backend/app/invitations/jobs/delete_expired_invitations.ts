import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** How long admins still see an expired invitation. */
const SHOWN_MS = 30 * 86_400_000

/** Deletes invitations that expired thirty days ago. */
export async function deleteExpiredInvitations(): Promise<void> {
  const before = new Date(now().getTime() - SHOWN_MS)
  await inTransaction((trx) => trx.from('invitations').where('expires_at', '<', toInstant(before)).delete())
}
