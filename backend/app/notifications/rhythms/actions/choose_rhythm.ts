import type { Rhythm } from '#contract/notifications/rules/rhythm'
import { now } from '#core/runtime/clock'
import { afterCommit, inTransaction } from '#core/database/transactions/transaction'
import { moveNextDigest } from '#notifications/notifications/repositories/mail_digests'
import RhythmChanged from '#notifications/rhythms/events/rhythm_changed'
import { saveRhythm } from '#notifications/rhythms/repositories/rhythms'

/** Stores the rhythm of a user. Their next digest follows it, unless it is due already. */
export default class ChooseRhythm {
  handle(userId: string, rhythm: Rhythm): Promise<void> {
    return inTransaction(async (trx) => {
      await saveRhythm(trx, userId, rhythm)
      await moveNextDigest(trx, { userId, rhythm, at: now() })
      afterCommit(trx, () => RhythmChanged.dispatch(userId))
    })
  }
}
