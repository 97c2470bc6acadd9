import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { readAppCode, stepOfCode } from '#two_factor/rules/app_code'
import { seal, unseal } from './sealed_secret.js'

interface Row {
  secret: string | null
  pending_secret: string | null
}

const TABLE = 'two_factor_secrets'

const find = (trx: TransactionClientContract, userId: string): Promise<Row | null> =>
  trx.from(TABLE).where('user_id', userId).select('secret', 'pending_secret').first()

/** Keeps a secret until its first code confirms it. The one in use stays in use. */
export async function keepPendingSecret(
  trx: TransactionClientContract,
  userId: string,
  secret: string,
): Promise<void> {
  const row = { user_id: userId, pending_secret: seal(userId, secret), updated_at: toInstant(now()) }
  await trx.knexQuery().insert(row).into(TABLE).onConflict('user_id').merge()
}

/** The secret that waits for its first code, sealed; null when none does. */
export async function pendingSecret(trx: TransactionClientContract, userId: string): Promise<string | null> {
  return (await find(trx, userId))?.pending_secret ?? null
}

/** Puts a pending secret in use when the code is one of its own. That code is used up. */
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
 * Uses a code of the secret in use. None is accepted twice, nor one that is older than the last:
 * of any number who try at once exactly one is told true.
 */
export async function takeAppCode(
  trx: TransactionClientContract,
  userId: string,
  typed: string,
): Promise<boolean> {
  const secret = (await find(trx, userId))?.secret
  const step = secret ? stepOf(userId, secret, typed) : null
  if (!secret || step === null) return false
  const taken = await trx
    .from(TABLE)
    .where({ user_id: userId, secret })
    .where('last_step', '<', step)
    .update({ last_step: step, updated_at: toInstant(now()) })
  return Number(taken) === 1
}

/** Forgets the secrets of a person. */
export async function forgetSecrets(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from(TABLE).where('user_id', userId).delete()
}

function stepOf(userId: string, sealed: string, typed: string): number | null {
  const digits = readAppCode(typed)
  const secret = digits && unseal(userId, sealed)
  return secret ? stepOfCode(secret, digits, now()) : null
}
