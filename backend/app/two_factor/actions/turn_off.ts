import type { User } from '#accounts/public'
import { accountLetter, endPendingSignIns, endSessions, requirePassword } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { postLetter } from '#core/mail/outbox'
import { notOn } from '#two_factor/errors'
import { requireTwoFactor } from '#two_factor/proofs/prove_two_factor'
import { endRecoveryCodes } from '#two_factor/recovery/recovery_codes'
import { forgetSecrets } from '#two_factor/secrets/secret_store'

interface Farewell {
  user: User
  code: string
  /** Asked of everybody who has one. */
  password?: string
  sessionId: string
}

/** Turns two-factor off. The person's other sessions end, and they are told by mail. */
export default class TurnOff {
  async handle({ user, code, password, sessionId }: Farewell): Promise<void> {
    if (!user.twoFaEnabled) throw notOn()
    await requirePassword(user, password)
    await inTransaction(async (trx) => {
      await requireTwoFactor(trx, user.id, code)
      await user.useTransaction(trx).merge({ twoFaEnabled: false }).save()
      await forgetSecrets(trx, user.id)
      await endRecoveryCodes(trx, user.id)
      await endSessions(user.id, { except: sessionId }, trx)
      await endPendingSignIns(trx, user.id)
      await postLetter(trx, user.email, accountLetter({ kind: 'twoFactorOff', user }))
    })
  }
}
