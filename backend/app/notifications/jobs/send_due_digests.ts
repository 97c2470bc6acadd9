import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { reader } from '#core/sql/reader'
import SendDigest from '#notifications/jobs/send_digest'
import { claimDigests } from '#notifications/repositories/mail_digests'
import { VISIBILITY_DELAY_MS } from '#notifications/rules/cursor'
import { nextDigest } from '#notifications/rules/next_digest'

/** People in one transaction. */
const BATCH_SIZE = 100

/** Dispatches a digest for everybody whose is due. Servers that do so at once share the work. */
export async function sendDueDigests(): Promise<void> {
  const zones = await reader().rows<{ time_zone: string }>(
    'select distinct time_zone from mail_digests where next_at <= ?',
    [toInstant(now())],
  )
  for (const { time_zone: timeZone } of zones) {
    while ((await claimBatch(timeZone)) === BATCH_SIZE);
  }
}

/** Of one time zone, because all have the same next time. */
function claimBatch(timeZone: string): Promise<number> {
  return inTransaction(async (trx) => {
    const date = now()
    const claim = { due: toInstant(date), next: toInstant(nextDigest(date, timeZone)) }
    const userIds = await claimDigests(trx, { timeZone, ...claim, limit: BATCH_SIZE })
    // Later notifications may not be visible yet; the next digest has them.
    const until = toInstant(new Date(date.getTime() - VISIBILITY_DELAY_MS))
    for (const userId of userIds) await dispatch(trx, SendDigest, { userId, until })
    return userIds.length
  })
}
