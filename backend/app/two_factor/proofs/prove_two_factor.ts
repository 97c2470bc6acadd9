import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { codeInvalid } from '#two_factor/errors'
import { takeRecoveryCode } from '#two_factor/recovery/recovery_codes'
import { readAppCode } from '#two_factor/rules/app_code'
import { takeAppCode } from '#two_factor/secrets/secret_store'
import { limitCodes } from './code_limit.js'

/**
 * Whether somebody holds a person's second factor, by a code of the app or a recovery code, which is then used up.
 * Tries are bounded: past the limit it refuses with TOO_MANY_REQUESTS.
 */
export function proveTwoFactor(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const take = readAppCode(typed) === null ? takeRecoveryCode : takeAppCode
  return limitCodes(userId, () => take(trx, userId, typed))
}

/** The same for whoever cannot go on without: TWO_FACTOR_CODE_INVALID. */
export async function requireTwoFactor(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<void> {
  if (!(await proveTwoFactor(trx, userId, typed))) throw codeInvalid()
}
