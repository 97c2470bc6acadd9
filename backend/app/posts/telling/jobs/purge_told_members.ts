import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notificationsSince } from '#core/database/rows/event_time'
import { toInstant } from '#core/database/rows/instant'
import { reader } from '#core/database/sql/reader'
import { inTransaction } from '#core/database/transactions/transaction'

/** Posts whose members are deleted in one transaction. */
const BATCH_SIZE = 20

/** The times of members, and which posts may have some. */
const TIMES = { told_members: 'pacing is not null', reminders: 'reminded_at is not null' }

/**
 * Deletes when members were told of posts, or reminded, that have been over for longer than notifications are kept. Safe to run
 * on several instances at once.
 */
export async function purgeToldMembers(): Promise<void> {
  for (const table of ['told_members', 'reminders'] as const) await purge(table)
}

async function purge(table: keyof typeof TIMES): Promise<void> {
  const since = toInstant(notificationsSince())
  for (;;) {
    const over = await reader().rows<{ id: string }>(
      `select id from posts where ${TIMES[table]} and ended_at < ?
       and exists (select 1 from ${table} times where times.post_id = posts.id) order by id limit ?`,
      [since, BATCH_SIZE],
    )
    const ids = over.map(({ id }) => id)
    // One of them may have been opened again.
    const ended = (trx: TransactionClientContract) =>
      trx.from('posts').whereIn('id', ids).where('ended_at', '<', since).select('id')
    if (ids.length > 0) await inTransaction((trx) => trx.from(table).whereIn('post_id', ended(trx)).delete())
    if (ids.length < BATCH_SIZE) return
    await nextTurn()
  }
}
