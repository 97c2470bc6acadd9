import { now } from '#core/clock'
import { newestEventTime } from '#core/database/event_time'
import { toInstant } from '#core/database/instant'
import { inTransaction } from '#core/database/transaction'
import { deleteDigest } from '#notifications/repositories/mail_digests'
import { nextDigest } from '#notifications/rules/next_digest'

/** Turns the daily digest of a person on, in a time zone, or off. The first one tells what happens from now on. */
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
