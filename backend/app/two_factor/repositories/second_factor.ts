import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { codeInvalid } from '#two_factor/errors'
import { redeemRecoveryCode } from '#two_factor/repositories/recovery_codes'
import { readAppCode } from '#two_factor/rules/app_code'
import { redeemAppCode } from '#two_factor/repositories/secret_store'
import { limitCodes } from './code_limit.js'

/**
 * Whether a code of the authenticator app, or a recovery code, is right. A right code is used up.
 * Attempts are limited: TOO_MANY_REQUESTS.
 */
export function verifySecondFactor(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const redeem = readAppCode(typed) === null ? redeemRecoveryCode : redeemAppCode
  return limitCodes(userId, () => redeem(trx, userId, typed))
}

/** Like `verifySecondFactor`, but throws TWO_FACTOR_CODE_INVALID. */
export async function requireSecondFactor(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<void> {
  if (!(await verifySecondFactor(trx, userId, typed))) throw codeInvalid()
}
