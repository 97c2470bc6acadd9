import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { reader } from '#core/database/sql/reader'
import SendDigest from '#notifications/notifications/jobs/send_digest'
import { claimDigests } from '#notifications/notifications/repositories/mail_digests'
import { VISIBILITY_DELAY_MS } from '#notifications/notifications/rules/cursor'
import { nextDigest } from '#notifications/notifications/rules/next_digest'

/** Users per transaction. */
const BATCH_SIZE = 100

/** Dispatches a digest for each user whose digest is due. Servers that run it at the same time share the work. */
export async function sendDueDigests(): Promise<void> {
  const zones = await reader().rows<{ time_zone: string }>(
    'select distinct time_zone from mail_digests where next_at <= ?',
    [toInstant(now())],
  )
  for (const { time_zone: timeZone } of zones) {
    while ((await claimBatch(timeZone)) === BATCH_SIZE);
  }
}

/** Per time zone, because its users have the same next time. */
function claimBatch(timeZone: string): Promise<number> {
  return inTransaction(async (trx) => {
    const date = now()
    const claim = { due: toInstant(date), next: toInstant(nextDigest(date, timeZone)) }
    const userIds = await claimDigests(trx, { timeZone, ...claim, limit: BATCH_SIZE })
    // Later notifications may not be visible yet; the next digest contains them.
    const until = toInstant(new Date(date.getTime() - VISIBILITY_DELAY_MS))
    for (const userId of userIds) await dispatch(trx, SendDigest, { userId, until })
    return userIds.length
  })
}
