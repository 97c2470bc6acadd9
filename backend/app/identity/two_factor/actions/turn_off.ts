import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#identity/users/models/user'
import { requireReauthentication } from '#identity/auth/repositories/require_reauthentication'
import { completeAction } from '#core/database/transactions/repeated_action'
import { inTransaction } from '#core/database/transactions/transaction'
import { notOn } from '#identity/two_factor/errors'
import { deleteSecondFactor } from '#identity/two_factor/repositories/delete_second_factor'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'

interface TurnOffInput {
  user: User
  code: string
  /** Required for users with a password. */
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
        await requireCode(trx, user.id, code)
        await deleteSecondFactor(trx, user, { keep: sessionId })
        await completeAction(trx)
      }),
    )
  }
}

/** TWO_FACTOR_NOT_ON when another request has turned it off in the meantime. */
async function requireCode(client: TransactionClientContract, userId: string, code: string): Promise<void> {
  try {
    await requireSecondFactor(client, userId, code)
  } catch (error) {
    const { twoFaEnabled } = await User.findOrFail(userId, { client })
    throw twoFaEnabled ? error : notOn()
  }
}
