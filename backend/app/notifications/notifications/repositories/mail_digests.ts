import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rawRows } from '#core/database/sql/results'

/** Turns the digest of a user off. Idempotent. */
export async function deleteDigest(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('mail_digests').where('user_id', userId).delete()
}

interface Claim {
  timeZone: string
  /** Due until this instant, as stored. */
  due: string
  /** When their next digest is due. */
  next: string
  limit: number
}

/** Claims due digests of a time zone: each is claimed by one server only. Returns the user ids. */
export async function claimDigests(
  trx: TransactionClientContract,
  { timeZone, due, next, limit }: Claim,
): Promise<string[]> {
  const rows = await rawRows<{ user_id: string }>(
    trx,
    `update mail_digests set next_at = ? where time_zone = ? and next_at <= ? and user_id in (
       select user_id from mail_digests where time_zone = ? and next_at <= ? order by next_at, user_id limit ?
     ) returning user_id`,
    [next, timeZone, due, timeZone, due, limit],
  )
  return rows.map(({ user_id }) => user_id)
}

/** Moves the end of the reported period, unless it was moved already: a repeated job then reports nothing twice. */
export async function moveToldUntil(
  trx: TransactionClientContract,
  userId: string,
  until: string,
): Promise<boolean> {
  const moved = await rawRows(
    trx,
    'update mail_digests set told_until = ? where user_id = ? and told_until < ? returning user_id',
    [until, userId, until],
  )
  return moved.length > 0
}
