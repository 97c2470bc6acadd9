import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { findByKey, type Idempotency } from '#core/database/idempotency'
import { toInstant } from '#core/database/instant'
import { newId } from '#core/ids'
import { rawRows } from '#core/sql/raw_rows'

interface KeyedShare {
  userId: string
  idempotency?: Idempotency
}

const shares = (trx: TransactionClientContract, { userId, idempotency }: KeyedShare) =>
  trx.from('slack_shares').where({
    user_id: userId,
    idempotency_key: idempotency?.key ?? '',
    idempotency_hash: idempotency?.hash ?? '',
  })

/**
 * Claims the idempotency key of a share. Null when it is new, or there is none; otherwise whether the share that has it
 * was sent. Of any number of simultaneous claims, one is new.
 */
export async function insertShare(
  trx: TransactionClientContract,
  share: KeyedShare,
): Promise<{ isSent: boolean } | null> {
  const { userId, idempotency } = share
  if (idempotency === undefined) return null
  const inserted = await rawRows<{ id: string }>(
    trx,
    `insert into slack_shares (id, user_id, idempotency_key, idempotency_hash, is_sent, created_at)
      values (?, ?, ?, ?, ?, ?) on conflict (user_id, idempotency_key) do nothing returning id`,
    [newId(), userId, idempotency.key, idempotency.hash, false, toInstant(now())],
  )
  if (inserted.length > 0) return null
  await findByKey(trx, 'slack_shares', share)
  const row: { is_sent: boolean | number } | null = await shares(trx, share).select('is_sent').first()
  return row && { isSent: Boolean(row.is_sent) }
}

/** Records that Slack has taken a share. */
export async function confirmShare(trx: TransactionClientContract, share: KeyedShare): Promise<void> {
  await shares(trx, share).update({ is_sent: true })
}

/** Frees the key of a share that was not sent, so that the same request can be made again. */
export async function withdrawShare(trx: TransactionClientContract, share: KeyedShare): Promise<void> {
  await shares(trx, share).delete()
}
