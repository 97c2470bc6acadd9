import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { now } from '#core/runtime/clock'
import type { DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'

/** A webhook that is switched on; null otherwise. */
export async function findSender(id: string): Promise<WebhookRow | null> {
  const row: WebhookRow | null = await db.from('webhooks').where({ id, is_enabled: true }).first()
  return row
}

/** The next due messages of a webhook, the longest due first. */
export function listDue(webhookId: string, limit: number): Promise<DeliveryRow[]> {
  return db
    .from('webhook_deliveries')
    .where({ webhook_id: webhookId, state: 'pending' })
    .where('due_at', '<=', toInstant(now()))
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
}
