import { generateSecret } from 'otplib'
import type { User } from '#users/public'
import { inTransaction } from '#core/database/transaction'
import { requireSecondFactor } from '#two_factor/repositories/second_factor'
import { savePendingSecret } from '#two_factor/repositories/secret_store'

interface GenerateSecretInput {
  user: User
  /** A code of the current secret, required when two-factor is on. */
  code?: string
}

/** Generates a secret for an authenticator app. It stays pending until a code confirms it. */
export default class GenerateSecret {
  handle({ user, code = '' }: GenerateSecretInput): Promise<string> {
    return inTransaction(async (trx) => {
      if (user.twoFaEnabled) await requireSecondFactor(trx, user.id, code)
      const secret = generateSecret()
      await savePendingSecret(trx, user.id, secret)
      return secret
    })
  }
}
