import { now } from '#core/runtime/clock'
import { newestEventTime } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { deleteDigest } from '#notifications/notifications/repositories/mail_digests'
import { nextDigest } from '#notifications/notifications/rules/next_digest'

/** Turns the daily digest of a user on, in a time zone, or off. The first digest covers what happens from now on. */
export default class ChooseDigest {
  handle(userId: string, timeZone: string | null): Promise<void> {
    return inTransaction(async (trx) => {
      if (timeZone === null) return deleteDigest(trx, userId)
      await trx
        .knexQuery()
        .insert({
          user_id: userId,
          time_zone: timeZone,
          next_at: toInstant(nextDigest(now(), timeZone)),
          told_until: toInstant(await newestEventTime(trx)),
        })
        .into('mail_digests')
        .onConflict('user_id')
        .merge(['time_zone', 'next_at'])
    })
  }
}
