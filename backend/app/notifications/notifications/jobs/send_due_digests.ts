import { isQuiet } from '#contract/notifications/rules/rhythm'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import SendDigest from '#notifications/notifications/jobs/send_digest'
import {
  claimDigests,
  findDueDigests,
  type DueDigest,
} from '#notifications/notifications/repositories/mail_digests'
import { VISIBILITY_DELAY_MS } from '#notifications/notifications/rules/cursor'
import { nextDigest, onceAwake } from '#notifications/notifications/rules/next_digest'

/** Users per transaction. */
const BATCH_SIZE = 100

/** Dispatches a digest for each user whose digest is due. Servers that run it at the same time share the work. */
export async function sendDueDigests(): Promise<void> {
  while ((await claimBatch()) === BATCH_SIZE);
}

/** A digest that is overdue when quiet hours have begun waits for their end. Returns how many were due. */
function claimBatch(): Promise<number> {
  return inTransaction(async (trx) => {
    const date = now()
    const due = await findDueDigests(trx, date, BATCH_SIZE)
    const waits = ({ rhythm }: DueDigest) => isQuiet(rhythm, date)
    const moved = due.map((digest) => ({
      userId: digest.userId,
      next: waits(digest) ? onceAwake(date, digest.rhythm) : nextDigest(date, digest.rhythm),
    }))
    const claimed = await claimDigests(trx, moved, date)
    // Later notifications may not be visible yet; the next digest contains them.
    const until = toInstant(new Date(date.getTime() - VISIBILITY_DELAY_MS))
    const sent = due.filter((digest) => claimed.has(digest.userId) && !waits(digest))
    for (const { userId } of sent) await dispatch(trx, SendDigest, { userId, until })
    return due.length
  })
}
