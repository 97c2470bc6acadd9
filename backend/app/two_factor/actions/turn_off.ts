import type { User } from '#users/public'
import { deletePendingSignIns, endSessions, requirePassword } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { queueMail } from '#core/mail/outbox'
import { notOn } from '#two_factor/errors'
import { twoFactorMail } from '#two_factor/mails/two_factor_mail'
import { requireSecondFactor } from '#two_factor/repositories/second_factor'
import { deleteRecoveryCodes } from '#two_factor/repositories/recovery_codes'
import { deleteSecrets } from '#two_factor/repositories/secret_store'

interface TurnOffInput {
  user: User
  code: string
  /** Required when the user has one. */
  password?: string
  sessionId: string
}

/** Turns two-factor off. The user's other sessions end, and they are notified by mail. */
export default class TurnOff {
  async handle({ user, code, password, sessionId }: TurnOffInput): Promise<void> {
    if (!user.twoFaEnabled) throw notOn()
    await requirePassword(user, password)
    await inTransaction(async (trx) => {
      await requireSecondFactor(trx, user.id, code)
      await user.useTransaction(trx).merge({ twoFaEnabled: false }).save()
      await deleteSecrets(trx, user.id)
      await deleteRecoveryCodes(trx, user.id)
      await endSessions(user.id, { except: sessionId }, trx)
      await deletePendingSignIns(trx, user.id)
      await queueMail(trx, user.email, twoFactorMail('turnedOff', user))
    })
  }
}
