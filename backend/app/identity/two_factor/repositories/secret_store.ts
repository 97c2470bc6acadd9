import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { readAppCode, stepOfCode } from '#identity/two_factor/rules/app_code'

interface Row {
  secret: string | null
  pending_secret: string | null
}

const TABLE = 'two_factor_secrets'

const purposeOf = (userId: string) => `two-factor secret of ${userId}`

/** Encrypts a secret, bound to its user. */
export function seal(userId: string, secret: string): string {
  return encryption.encrypt(secret, { purpose: purposeOf(userId) })
}

/** Decrypts a secret; null when it belongs to another user or was encrypted with another key. */
function unseal(userId: string, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeOf(userId))
}

const find = (trx: TransactionClientContract, userId: string): Promise<Row | null> =>
  trx.from(TABLE).where('user_id', userId).select('secret', 'pending_secret').first()

/** Stores a secret that is not confirmed yet. The active secret is kept. */
export async function savePendingSecret(
  trx: TransactionClientContract,
  userId: string,
  secret: string,
): Promise<void> {
  const row = { user_id: userId, pending_secret: seal(userId, secret), updated_at: toInstant(now()) }
  await trx.knexQuery().insert(row).into(TABLE).onConflict('user_id').merge()
}

/** The encrypted pending secret; null if there is none. */
export async function pendingSecret(trx: TransactionClientContract, userId: string): Promise<string | null> {
  return (await find(trx, userId))?.pending_secret ?? null
}

/** Activates the pending secret if the code is correct, and uses the code up. */
export async function confirmSecret(
  trx: TransactionClientContract,
  userId: string,
  { pending, typed }: { pending: string; typed: string },
): Promise<boolean> {
  const step = stepOf(userId, pending, typed)
  if (step === null) return false
  const confirmed = await trx
    .from(TABLE)
    .where({ user_id: userId, pending_secret: pending })
    .update({ secret: pending, pending_secret: null, last_step: step, updated_at: toInstant(now()) })
  return Number(confirmed) === 1
}

/**
 * Redeems a code of the active secret. No code is accepted twice, and none older than the last one: of simultaneous
 * calls only one returns true.
 */
export async function redeemAppCode(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const secret = (await find(trx, userId))?.secret
  const step = secret ? stepOf(userId, secret, typed) : null
  if (!secret || step === null) return false
  const updated = await trx
    .from(TABLE)
    .where({ user_id: userId, secret })
    .where('last_step', '<', step)
    .update({ last_step: step, updated_at: toInstant(now()) })
  return Number(updated) === 1
}

/** Deletes the secrets of a user. */
export async function deleteSecrets(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}

function stepOf(userId: string, sealed: string, typed: string): number | null {
  const digits = readAppCode(typed)
  const secret = digits && unseal(userId, sealed)
  return secret ? stepOfCode(secret, digits, now()) : null
}
