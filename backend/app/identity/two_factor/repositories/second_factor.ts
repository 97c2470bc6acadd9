import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { codeInvalid } from '#identity/two_factor/errors'
import { redeemRecoveryCode } from '#identity/two_factor/repositories/recovery_codes'
import { readAppCode } from '#identity/two_factor/rules/app_code'
import { redeemAppCode } from '#identity/two_factor/repositories/secret_store'

/**
 * Redeems a code of the authenticator app, or a recovery code. The transaction has to be inside `limitCodes`.
 * Throws TWO_FACTOR_CODE_INVALID.
 */
export async function requireSecondFactor(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<void> {
  const redeem = readAppCode(typed) === null ? redeemRecoveryCode : redeemAppCode
  if (!(await redeem(trx, userId, typed))) throw codeInvalid()
}
