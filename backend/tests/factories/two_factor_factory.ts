import { generateSecret, generateSync } from 'otplib'
import type User from '#identity/users/models/user'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { replaceRecoveryCodes } from '#identity/two_factor/repositories/recovery_codes'
import { seal } from '#identity/two_factor/repositories/secret_store'

/** The second factor of a user. */
export interface Factor {
  /** The code that the authenticator app shows at an instant. */
  codeAt: (date: Date) => string
  recoveryCodes: string[]
}

/** The code that belongs to a secret at an instant. */
export function codeOf(secret: string, date: Date): string {
  return generateSync({ secret, epoch: Math.floor(date.getTime() / 1_000) })
}

/** Turns two-factor on for a user, without using a code or ending sessions. */
export async function makeTwoFactor(user: User, secret = generateSecret()): Promise<Factor> {
  const recoveryCodes = await inTransaction(async (trx) => {
    const row = { user_id: user.id, secret: seal(user.id, secret), updated_at: toInstant(now()) }
    await trx.table('two_factor_secrets').insert(row)
    await user.useTransaction(trx).merge({ twoFaEnabled: true }).save()
    return replaceRecoveryCodes(trx, user.id)
  })
  return { codeAt: (date) => codeOf(secret, date), recoveryCodes }
}
