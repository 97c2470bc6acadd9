import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'

/** Slack sends an event again for a day; older signatures are refused by their time. */
const KEPT_MS = 2 * 24 * 3_600_000

/** Forgets requests of Slack that cannot be accepted a second time any more. */
export async function deleteOldSlackRequests(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await inTransaction((trx) => trx.from('slack_requests').where('received_at', '<', before).delete())
}
