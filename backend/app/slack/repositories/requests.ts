import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { now } from '#core/clock'
import { toInstant } from '#core/database/instant'
import { sha256 } from '#core/hashing/sha256'
import { rawRows } from '#core/sql/raw_rows'

/** Accepts a request of Slack. Of any number with the same key, on any server, one returns true. */
export async function claimRequest(trx: TransactionClientContract, key: string): Promise<boolean> {
  const rows = await rawRows(
    trx,
    'insert into slack_requests (key_hash, received_at) values (?, ?) on conflict do nothing returning key_hash',
    [sha256.hex(key), toInstant(now())],
  )
  return rows.length > 0
}
