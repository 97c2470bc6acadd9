import type { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { notOn } from '#two_factor/errors'
import { requireTwoFactor } from '#two_factor/proofs/prove_two_factor'
import { renewRecoveryCodes } from '#two_factor/recovery/recovery_codes'

/** Hands out new recovery codes to somebody who still holds the factor. The old ones end. */
export default class ReplaceRecoveryCodes {
  async handle({ user, code }: { user: User; code: string }): Promise<string[]> {
    if (!user.twoFaEnabled) throw notOn()
    return inTransaction(async (trx) => {
      await requireTwoFactor(trx, user.id, code)
      return renewRecoveryCodes(trx, user.id)
    })
  }
}
