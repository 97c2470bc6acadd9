import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { randomBytes } from 'node:crypto'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { sha256 } from '#core/hashing/sha256'
import { newId } from '#core/ids'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The purposes of tokens, and how long each is valid. */
const TTL_MS = {
  password_reset: HOUR,
  email_verification: 48 * HOUR,
  email_change: 24 * HOUR,
  exchange_code: MINUTE,
} as const

export type Purpose = keyof typeof TTL_MS

/** What a redeemed token was for. */
export interface Redeemed {
  userId: string
  payload: string | null
}

const SECRET_BYTES = 32

/**
 * Issues a token of 256 random bits, stored as a hash. It replaces the user's older ones for the same purpose.
 * Also deletes expired tokens.
 */
export async function issueToken(
  trx: TransactionClientContract,
  { userId, purpose, payload = null }: { userId: string; purpose: Purpose; payload?: string | null },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const at = now()
  await trx
    .from('one_time_tokens')
    .where({ user_id: userId, purpose })
    .orWhere('expires_at', '<=', toInstant(at))
    .delete()
  await trx.table('one_time_tokens').insert({
    id: newId(),
    user_id: userId,
    purpose,
    hash: sha256.hex(secret),
    payload,
    created_at: toInstant(at),
    expires_at: toInstant(new Date(at.getTime() + TTL_MS[purpose])),
  })
  return secret
}

/** Redeems a token. Of simultaneous calls one succeeds; null for unknown, used and expired tokens. */
export async function redeemToken(
  trx: TransactionClientContract,
  purpose: Purpose,
  secret: string,
): Promise<Redeemed | null> {
  const key = { hash: sha256.hex(secret), purpose }
  const row: { id: string; user_id: string; payload: string | null } | null = await trx
    .from('one_time_tokens')
    .where(key)
    .where('expires_at', '>', toInstant(now()))
    .first()
  if (!row) return null
  const deleted = Number(await trx.from('one_time_tokens').where('id', row.id).delete())
  return deleted === 1 ? { userId: row.user_id, payload: row.payload } : null
}

/** Deletes the tokens of a user for one purpose. */
export async function deleteTokens(
  trx: TransactionClientContract,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await trx.from('one_time_tokens').where({ user_id: userId, purpose }).delete()
}
