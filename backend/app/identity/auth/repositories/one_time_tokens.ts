import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { randomBytes } from 'node:crypto'
import { now } from '#core/runtime/clock'
import { toInstant } from '#core/database/rows/instant'
import { sha256 } from '#core/runtime/hashing/sha256'
import { newId } from '#core/runtime/ids'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The purposes of tokens, and how long each is valid. */
const TTL_MS = {
  password_reset: HOUR,
  email_verification: 48 * HOUR,
  email_change: 24 * HOUR,
  /** Long enough for users who read their mail after a weekend. */
  email_change_cancel: 72 * HOUR,
  exchange_code: MINUTE,
  identity_join: 10 * MINUTE,
  /** What a provider answered to an administrator, who is the only one to see it. */
  sign_in_test: 10 * MINUTE,
} as const

export type Purpose = keyof typeof TTL_MS

/** Tokens that open a session or change how a user signs in. */
const GRANTS_ACCESS = ['password_reset', 'email_change', 'exchange_code', 'identity_join'] satisfies Purpose[]

/** Links in mails. A used link is kept for a while, so that its page can say that it was used; a code is deleted. */
const LINKS = new Set<Purpose>([
  'password_reset',
  'email_verification',
  'email_change',
  'email_change_cancel',
])
const USED_TTL_MS = 30 * DAY

/** Each address that an account has had keeps its own token: a second change must not replace the link of the first. */
const ACCUMULATES: Purpose = 'email_change_cancel'

/** The content of a redeemed token. */
export interface Redeemed {
  id: string
  userId: string
  payload: string | null
}

/** A mailed link, open or used. */
export interface MailedToken extends Omit<Redeemed, 'id'> {
  purpose: Purpose
  isUsed: boolean
}

interface TokenRow {
  id: string
  user_id: string
  purpose: Purpose
  payload: string | null
  used_at: string | Date | null
}

const SECRET_BYTES = 32

/**
 * Issues a token of 256 random bits, stored as a hash. It replaces the user's older tokens for the same purpose, except
 * for links that cancel an email change. Also deletes expired tokens, and used links after thirty days.
 */
export async function issueToken(
  trx: TransactionClientContract,
  { userId, purpose, payload = null }: { userId: string; purpose: Purpose; payload?: string | null },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  const at = now()
  await deleteOldTokens(trx, at)
  if (purpose !== ACCUMULATES) await deleteTokens(trx, userId, purpose)
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

const keptSince = (at: Date) => toInstant(new Date(at.getTime() - USED_TTL_MS))

async function deleteOldTokens(trx: TransactionClientContract, at: Date): Promise<void> {
  await trx
    .from('one_time_tokens')
    .where('expires_at', '<=', toInstant(at))
    .where((tokens) => tokens.whereNull('used_at').orWhere('used_at', '<=', keptSince(at)))
    .delete()
}

/** Reads a token without using it up; null for unknown, used and expired tokens. */
export async function findToken(
  client: QueryClientContract,
  purpose: Purpose,
  secret: string,
): Promise<Redeemed | null> {
  const row: TokenRow | null = await client
    .from('one_time_tokens')
    .where({ hash: sha256.hex(secret), purpose })
    .where('expires_at', '>', toInstant(now()))
    .first()
  return row && { id: row.id, userId: row.user_id, payload: row.payload }
}

/** Reads the token of a user for a purpose of which there is one; null without one and for an expired one. */
export async function findTokenOf(
  client: QueryClientContract,
  userId: string,
  purpose: Purpose,
): Promise<Redeemed | null> {
  const row: TokenRow | null = await client
    .from('one_time_tokens')
    .where({ user_id: userId, purpose })
    .where('expires_at', '>', toInstant(now()))
    .first()
  return row && { id: row.id, userId: row.user_id, payload: row.payload }
}

/** Reads a mailed link that is open, or was used within thirty days; null for any other. */
export async function findLink(
  client: QueryClientContract,
  purposes: readonly Purpose[],
  secret: string,
): Promise<MailedToken | null> {
  const at = now()
  const row: TokenRow | null = await client
    .from('one_time_tokens')
    .where('hash', sha256.hex(secret))
    .whereIn('purpose', [...purposes])
    .where((tokens) => tokens.where('expires_at', '>', toInstant(at)).orWhere('used_at', '>', keptSince(at)))
    .first()
  return (
    row && { purpose: row.purpose, userId: row.user_id, payload: row.payload, isUsed: row.used_at !== null }
  )
}

/** Redeems a token. Of simultaneous calls only one succeeds; null for unknown, used and expired tokens. */
export async function redeemToken(
  trx: TransactionClientContract,
  purpose: Purpose,
  secret: string,
): Promise<Redeemed | null> {
  const token = await findToken(trx, purpose, secret)
  if (!token) return null
  const open = trx.from('one_time_tokens').where('id', token.id).whereNull('used_at')
  const at = toInstant(now())
  // The expiry ends the link for `findToken`.
  const used = LINKS.has(purpose) ? open.update({ used_at: at, expires_at: at }) : open.delete()
  return Number(await used) === 1 ? token : null
}

/** Deletes the tokens of a user for one purpose, except used links. */
export async function deleteTokens(
  trx: TransactionClientContract,
  userId: string,
  purpose: Purpose,
): Promise<void> {
  await trx.from('one_time_tokens').where({ user_id: userId, purpose }).whereNull('used_at').delete()
}

/** Deletes the tokens of a user for one purpose that were issued after a given one. */
export async function deleteLaterTokens(
  trx: TransactionClientContract,
  { id, userId }: Redeemed,
  purpose: Purpose,
): Promise<void> {
  await trx.from('one_time_tokens').where({ user_id: userId, purpose }).where('id', '>', id).delete()
}

/** Deletes the tokens of a user that open a session or change how they sign in. */
export async function deleteAccessTokens(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx
    .from('one_time_tokens')
    .where('user_id', userId)
    .whereIn('purpose', GRANTS_ACCESS)
    .whereNull('used_at')
    .delete()
}

/** Deletes every token of a user. */
export async function deleteAllTokens(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('one_time_tokens').where('user_id', userId).delete()
}
