import { generateSecret } from 'otplib'
import type { User } from '#accounts/public'
import { inTransaction } from '#core/database/transaction'
import { requireTwoFactor } from '#two_factor/proofs/prove_two_factor'
import { keepPendingSecret } from '#two_factor/secrets/secret_store'

interface Asked {
  user: User
  /** Of the secret in use; not asked of a person who has none. */
  code?: string
}

/** Makes a secret for an authenticator app. Until a code confirms it, everything stays as it is. */
export default class GenerateSecret {
  handle({ user, code = '' }: Asked): Promise<string> {
    return inTransaction(async (trx) => {
      if (user.twoFaEnabled) await requireTwoFactor(trx, user.id, code)
      const secret = generateSecret()
      await keepPendingSecret(trx, user.id, secret)
      return secret
    })
  }
}
