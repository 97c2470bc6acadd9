import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Rhythm } from '#contract/notifications/rules/rhythm'
import { toInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { placeholders } from '#core/database/sql/sql_fragment'
import { nextDigest } from '#notifications/notifications/rules/next_digest'
import { RHYTHM_COLUMNS, toRhythm, type RhythmRow } from '#notifications/rhythms/models/rhythm_row'

/** Turns the digest of a user off. Idempotent. */
export async function deleteDigest(trx: TransactionClientContract, userId: string): Promise<void> {
  await trx.from('mail_digests').where('user_id', userId).delete()
}

/** Moves the next digest of a user, if there is one and it is not due yet, to where a new rhythm has it. */
export async function moveNextDigest(
  trx: TransactionClientContract,
  { userId, rhythm, at }: { userId: string; rhythm: Rhythm; at: Date },
): Promise<void> {
  await trx
    .from('mail_digests')
    .where('user_id', userId)
    .where('next_at', '>', toInstant(at))
    .update({ next_at: toInstant(nextDigest(at, rhythm)) })
}

export interface DueDigest {
  userId: string
  rhythm: Rhythm
}

/** Digests that are due at an instant, the longest overdue first. */
export async function findDueDigests(
  trx: TransactionClientContract,
  at: Date,
  limit: number,
): Promise<DueDigest[]> {
  const rows = await rawRows<RhythmRow & { user_id: string }>(
    trx,
    `select mail_digests.user_id, ${RHYTHM_COLUMNS} from mail_digests
     join rhythms on rhythms.user_id = mail_digests.user_id
     where mail_digests.next_at <= ? order by mail_digests.next_at, mail_digests.user_id limit ?`,
    [toInstant(at), limit],
  )
  return rows.map((row) => ({ userId: row.user_id, rhythm: toRhythm(row) }))
}

interface NextDigest {
  userId: string
  next: Date
}

/** Claims digests that are due at an instant: each is claimed by one server only. Returns the user ids. */
export async function claimDigests(
  trx: TransactionClientContract,
  digests: readonly NextDigest[],
  at: Date,
): Promise<Set<string>> {
  if (digests.length === 0) return new Set()
  const userIds = digests.map(({ userId }) => userId)
  const rows = await rawRows<{ user_id: string }>(
    trx,
    `update mail_digests set next_at = case user_id ${digests.map(() => 'when ? then ?').join(' ')} else next_at end
     where user_id in (${placeholders(userIds)}) and next_at <= ? returning user_id`,
    [...digests.flatMap(({ userId, next }) => [userId, toInstant(next)]), ...userIds, toInstant(at)],
  )
  return new Set(rows.map(({ user_id: userId }) => userId))
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
