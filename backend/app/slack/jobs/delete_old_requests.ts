import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'

/** Slack repeats an event for a day; older signatures are refused because of their time. */
const KEPT_MS = 2 * 24 * 3_600_000

/** Deletes the keys of Slack requests that would be refused anyway. */
export async function deleteOldSlackRequests(): Promise<void> {
  const before = toInstant(new Date(now().getTime() - KEPT_MS))
  await inTransaction((trx) => trx.from('slack_requests').where('received_at', '<', before).delete())
}
