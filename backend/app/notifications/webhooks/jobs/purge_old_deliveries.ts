import db from '@adonisjs/lucid/services/db'
import { WEBHOOK_DELIVERY_DAYS } from '#contract/notifications/rules/webhook'
import { deleteInBatches } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'

const KEPT_MS = WEBHOOK_DELIVERY_DAYS * 86_400_000

/** Deletes deliveries, with the bodies that were sent, after two weeks. */
export async function purgeOldDeliveries(): Promise<void> {
  const until = toInstant(new Date(now().getTime() - KEPT_MS))
  await deleteInBatches('webhook_deliveries', (limit) =>
    db
      .from('webhook_deliveries')
      .where('created_at', '<=', until)
      .orderBy('created_at')
      .limit(limit)
      .select('id'),
  )
}
