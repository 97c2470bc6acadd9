import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/ids'
import { newRecoveryCodes, readRecoveryCode } from '#two_factor/rules/recovery_code'

/** Keyed: forty bits could be guessed from a plain hash, were the table ever read by somebody else. */
const digest = (userId: string, code: string) => encryption.blindIndex(code, `recovery code of ${userId}`)

/** Gives a person new recovery codes and ends the old ones. They are told here and never again. */
export async function renewRecoveryCodes(trx: TransactionClientContract, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await endRecoveryCodes(trx, userId)
  const rows = codes.map((code) => ({ id: newId(), user_id: userId, hash: digest(userId, code) }))
  await trx.table('recovery_codes').multiInsert(rows)
  return codes
}

/** Uses a recovery code. Of any number who try at once exactly one is told true. */
export async function takeRecoveryCode(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const mine = { user_id: userId, hash: digest(userId, code) }
  return Number(await trx.from('recovery_codes').where(mine).delete()) === 1
}

/** Ends the recovery codes of a person. */
export async function endRecoveryCodes(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
}
