import type { User } from '#users/public'
import { requireReauthentication } from '#auth/public'
import { inTransaction } from '#core/database/transaction'
import { notOn } from '#two_factor/errors'
import { deleteSecondFactor } from '#two_factor/repositories/delete_second_factor'
import { limitCodes } from '#two_factor/repositories/code_limit'
import { requireSecondFactor } from '#two_factor/repositories/second_factor'

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
    await requireReauthentication({ user, password, sessionId })
    await limitCodes(user.id, () =>
      inTransaction(async (trx) => {
        await requireSecondFactor(trx, user.id, code)
        await deleteSecondFactor(trx, user, { keep: sessionId })
      }),
    )
  }
}
