import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/runtime/clock'
import { findByKey, type Idempotency } from '#core/database/transactions/idempotency'
import { toInstant } from '#core/database/rows/instant'
import { newId } from '#core/runtime/ids'
import { rawRows } from '#core/database/sql/results'

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
 * Claims the idempotency key of a share. Null when the key is new or there is none; otherwise whether its share was
 * sent. Of any number of simultaneous claims, only one is new.
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

/** Records that Slack has accepted a share. */
export async function confirmShare(trx: TransactionClientContract, share: KeyedShare): Promise<void> {
  await shares(trx, share).update({ is_sent: true })
}

/** Releases the key of a share that was not sent, so that the request can be repeated. */
export async function withdrawShare(trx: TransactionClientContract, share: KeyedShare): Promise<void> {
  await shares(trx, share).delete()
}
