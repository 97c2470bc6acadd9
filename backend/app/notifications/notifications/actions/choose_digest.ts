import { now } from '#core/runtime/clock'
import { newestEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { deleteDigest } from '#notifications/notifications/repositories/mail_digests'
import { nextDigest } from '#notifications/notifications/rules/next_digest'
import { ensureRhythm } from '#notifications/rhythms/repositories/rhythms'

/**
 * Turns the daily digest of a user on or off. It follows their rhythm; a user without one gets one in the time zone. The
 * first digest covers what happens from now on.
 */
export default class ChooseDigest {
  handle(userId: string, timeZone: string | null): Promise<void> {
    return inTransaction(async (trx) => {
      if (timeZone === null) return deleteDigest(trx, userId)
      const rhythm = await ensureRhythm(trx, userId, timeZone)
      await trx
        .knexQuery()
        .insert({
          user_id: userId,
          next_at: toInstant(nextDigest(now(), rhythm)),
          told_until: toInstant(await newestEventTime(trx)),
        })
        .into('mail_digests')
        .onConflict('user_id')
        .merge(['next_at'])
    })
  }
}
