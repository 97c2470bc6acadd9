import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#core/http/validation/pagination'
import { pageOf, type PageOf } from '#core/database/rows/page_of'
import { deliveryNotFound } from '#notifications/webhooks/errors'
import type { DeliveryRow } from '#notifications/webhooks/models/delivery_row'

/** A row of the list, without its body. */
export type ListedDeliveryRow = Omit<DeliveryRow, 'body' | 'ends_at'>

const COLUMNS = [
  'id',
  'webhook_id',
  'type',
  'state',
  'attempts',
  'due_at',
  'attempted_at',
  'duration_ms',
  'status_code',
  'failure',
  'created_at',
] as const satisfies (keyof ListedDeliveryRow)[]

/** A page of the deliveries of a webhook, newest first. */
export function listDeliveries(webhookId: string, page: PageRequest): Promise<PageOf<ListedDeliveryRow>> {
  return pageOf<ListedDeliveryRow>(
    db
      .from('webhook_deliveries')
      .where('webhook_id', webhookId)
      .orderBy('id', 'desc')
      .select(...COLUMNS),
    page,
  )
}

/** A delivery of this webhook. NOT_FOUND. */
export async function requireDelivery(webhookId: string, id: string): Promise<DeliveryRow> {
  const row: DeliveryRow | null = await db
    .from('webhook_deliveries')
    .where({ id, webhook_id: webhookId })
    .first()
  if (row === null) throw deliveryNotFound()
  return row
}
