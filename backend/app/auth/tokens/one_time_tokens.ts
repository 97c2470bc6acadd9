import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { createHash, randomBytes } from 'node:crypto'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** What a link or a code can be for, and how many milliseconds it lives. */
const LIFETIMES = {
  password_reset: HOUR,
  email_verification: 48 * HOUR,
  email_change: 24 * HOUR,
  hand_over: MINUTE,
} as const

export type Purpose = keyof typeof LIFETIMES

/** A token that has been used, once and for ever. */
export interface Redeemed {
  userId: string
  payload: string | null
}

const SECRET_BYTES = 32
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Issues a token of 256 random bits, of which only the hash is kept, and ends the older ones of the same purpose.
 * Ended tokens of everybody are swept on the way.
 */
export async function issueToken(
  trx: TransactionClientContract,
  { userId, purpose, payload = null }: { userId: string; purpose: Purpose; payload?: string | null },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const at = now()
  await endTokens(trx, userId, purpose)
  await trx.from('one_time_tokens').where('expires_at', '<=', toInstant(at)).delete()
  await trx.table('one_time_tokens').insert({
    id: newId(),
    user_id: userId,
    purpose,
    hash: digest(secret),
    payload,
    created_at: toInstant(at),
    expires_at: toInstant(new Date(at.getTime() + LIFETIMES[purpose])),
  })
  return secret
}

/** Uses a token. Of any number who try at once exactly one gets it; unknown, used and ended ones are null. */
export async function redeemToken(
  trx: TransactionClientContract,
  purpose: Purpose,
  secret: string,
): Promise<Redeemed | null> {
  const known = { hash: digest(secret), purpose }
  const row: { id: string; user_id: string; payload: string | null } | null = await trx
    .from('one_time_tokens')
    .where(known)
    .where('expires_at', '>', toInstant(now()))
    .first()
  if (!row) return null
  const taken = Number(await trx.from('one_time_tokens').where('id', row.id).delete())
  return taken === 1 ? { userId: row.user_id, payload: row.payload } : null
}

/** Ends the tokens of a person for one purpose. */
export async function endTokens(
  trx: TransactionClientContract,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await trx.from('one_time_tokens').where({ user_id: userId, purpose }).delete()
}
