import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { newId } from '#core/runtime/ids'
import { newRecoveryCodes, readRecoveryCode } from '#identity/two_factor/rules/recovery_code'

/** A keyed hash: if the table leaked, the forty bits of a code could be guessed from a plain hash. */
const digest = (userId: string, code: string) => encryption.blindIndex(code, `recovery code of ${userId}`)

/** Replaces the recovery codes of a user. Only the return value contains them in plain text. */
export async function replaceRecoveryCodes(
  trx: TransactionClientContract,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  await deleteRecoveryCodes(trx, userId)
  const rows = codes.map((code) => ({ id: newId(), user_id: userId, hash: digest(userId, code) }))
  await trx.table('recovery_codes').multiInsert(rows)
  return codes
}

/** Redeems a recovery code. Of simultaneous calls only one returns true. */
export async function redeemRecoveryCode(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed)
  if (code === null) return false
  const row = { user_id: userId, hash: digest(userId, code) }
  return Number(await trx.from('recovery_codes').where(row).delete()) === 1
}

/** Deletes the recovery codes of a user. */
export async function deleteRecoveryCodes(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
}

/** The number of unused recovery codes. */
export async function recoveryCodesLeft(userId: string): Promise<number> {
  const [row] = await db.from('recovery_codes').where('user_id', userId).count('* as n')
  return Number(row.n)
}
