import encryption from '@adonisjs/core/services/encryption'
import db from '@adonisjs/lucid/services/db'
import { setTimeout as wait } from 'node:timers/promises'
import { now } from '#core/runtime/clock'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { sha256 } from '#core/runtime/hashing/sha256'
import { rawRows } from '#core/database/sql/results'

/** How long a callback may be repeated, in seconds. */
export const REPEAT_SECONDS = 10
/** Longer than any state is valid. */
const KEPT_SECONDS = 3_600
const POLL_MS = 100

const ago = (seconds: number) => new Date(now().getTime() - seconds * 1_000)

/**
 * Runs `work` for the first OAuth callback with a state, which the caller has verified to belong to this browser. If
 * the browser repeats the callback within ten seconds, because it requests a page twice, the second request waits for
 * the first and gets the same outcome. Null for a later callback, and if the first one has no outcome.
 */
export async function oncePerState<Outcome>(
  state: string,
  work: () => Promise<Outcome>,
): Promise<Outcome | null> {
  const hash = sha256.hex(state)
  if (!(await isFirst(hash))) return outcomeOfFirst<Outcome>(hash)
  const outcome = await work()
  const sealed = encryption.encrypt(outcome, { purpose: hash })
  await inTransaction(async (trx) => {
    await trx.from('oauth_returns').where('state_hash', hash).update({ outcome: sealed })
    await trx
      .from('oauth_returns')
      .where('returned_at', '<', toInstant(ago(KEPT_SECONDS)))
      .delete()
  })
  return outcome
}

async function isFirst(hash: string): Promise<boolean> {
  const inserted = await inTransaction((trx) =>
    rawRows(
      trx,
      'insert into oauth_returns (state_hash, returned_at) values (?, ?) on conflict do nothing returning state_hash',
      [hash, toInstant(now())],
    ),
  )
  return inserted.length === 1
}

async function outcomeOfFirst<Outcome>(hash: string): Promise<Outcome | null> {
  for (let waited = 0; waited < REPEAT_SECONDS * 1_000; waited += POLL_MS) {
    const row = await db
      .from('oauth_returns')
      .where('state_hash', hash)
      .select('outcome', 'returned_at')
      .first()
    if (!row || fromInstant(row.returned_at) <= ago(REPEAT_SECONDS)) return null
    if (row.outcome !== null) return encryption.decrypt<Outcome>(row.outcome, hash)
    await wait(POLL_MS)
  }
  return null
}
