import type User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { notOn } from '#identity/two_factor/errors'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'
import { replaceRecoveryCodes } from '#identity/two_factor/repositories/recovery_codes'

/** Replaces the recovery codes of a user who has passed the second factor. */
export default class ReplaceRecoveryCodes {
  async handle({ user, code }: { user: User; code: string }): Promise<string[]> {
    if (!user.twoFaEnabled) throw notOn()
    return limitCodes(user.id, () =>
      inTransaction(async (trx) => {
        await requireSecondFactor(trx, user.id, code)
        return replaceRecoveryCodes(trx, user.id)
      }),
    )
  }
}
