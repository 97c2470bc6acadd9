import db from '@adonisjs/lucid/services/db'
import { now } from '#core/runtime/clock'
import { deleteInBatches } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'

const DAY_MS = 86_400_000
/** How long the recipients of a message to all members, and shares that have failed, are kept. */
const DELIVERY_DAYS = 90
/** How long a repeated request is recognized. */
const SHARE_DAYS = 1

const daysAgo = (days: number) => toInstant(new Date(now().getTime() - days * DAY_MS))

/** Deletes the recipients of old messages to all members, old shares that have failed, and old idempotency keys. */
export async function purgeSlackMessages(): Promise<void> {
  const old = db.from('slack_broadcasts').where('finished_at', '<', daysAgo(DELIVERY_DAYS)).select('id')
  await deleteInBatches('slack_deliveries', (limit) =>
    db.from('slack_deliveries').whereIn('broadcast_id', old.clone()).limit(limit).select('id'),
  )
  await deleteInBatches('slack_scheduled_shares', (limit) =>
    db
      .from('slack_scheduled_shares')
      .where('state', 'failed')
      .where('due_at', '<', daysAgo(DELIVERY_DAYS))
      .limit(limit)
      .select('id'),
  )
  await deleteInBatches('slack_shares', (limit) =>
    db.from('slack_shares').where('created_at', '<', daysAgo(SHARE_DAYS)).limit(limit).select('id'),
  )
}
