import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { generateSecret } from 'otplib'
import type User from '#identity/users/models/user'
import { inTransaction } from '#core/database/transactions/transaction'
import { limitCodes } from '#identity/two_factor/repositories/code_limit'
import { requireSecondFactor } from '#identity/two_factor/repositories/second_factor'
import { savePendingSecret } from '#identity/two_factor/repositories/secret_store'

interface GenerateSecretInput {
  user: User
  /** A code of the current secret, required when two-factor is on. */
  code?: string
}

/** Generates a secret for an authenticator app. It stays pending until a code confirms it. */
export default class GenerateSecret {
  handle({ user, code = '' }: GenerateSecretInput): Promise<string> {
    const { id, twoFaEnabled } = user
    if (!twoFaEnabled) return inTransaction((trx) => this.#generate(trx, id))
    return limitCodes(id, () =>
      inTransaction(async (trx) => {
        await requireSecondFactor(trx, id, code)
        return this.#generate(trx, id)
      }),
    )
  }

  async #generate(trx: TransactionClientContract, userId: string): Promise<string> {
    const secret = generateSecret()
    await savePendingSecret(trx, userId, secret)
    return secret
  }
}
