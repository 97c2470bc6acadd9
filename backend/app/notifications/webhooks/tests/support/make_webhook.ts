import db from '@adonisjs/lucid/services/db'
import {
  WEBHOOK_EVENTS,
  type SwitchedOffReason,
  type WebhookEventType,
} from '#contract/notifications/rules/webhook'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { sendMessages } from '#notifications/webhooks/jobs/send_messages'
import type { DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { leaseWebhooks } from '#notifications/webhooks/repositories/leases'
import { newDelivery } from '#notifications/webhooks/repositories/outbox'
import { switchOff } from '#notifications/webhooks/repositories/switch_off'
import { insertWebhook } from '#notifications/webhooks/repositories/webhooks'
import { newSecret } from '#notifications/webhooks/rules/signature'
import type { Team } from '#tests/factories/team_factory'

interface Options {
  url?: string
  description?: string
  events?: readonly WebhookEventType[]
}

export interface MadeWebhook {
  id: string
  secret: string
}

/** A webhook of a team, made by its admin. */
export async function makeWebhook(
  { organizationId, admin }: Team,
  { url = 'https://hooks.example.com/fanfare', description, events = WEBHOOK_EVENTS }: Options = {},
): Promise<MadeWebhook> {
  const id = newId()
  const secret = newSecret()
  await inTransaction((trx) =>
    insertWebhook(trx, {
      id,
      organizationId,
      userId: admin.id,
      url,
      description: description ?? null,
      events,
      secret,
    }),
  )
  return { id, secret }
}

/** A delivery that is due. Returns its id. */
export async function makeDelivery(webhookId: string, body = '{"type":"member.left"}'): Promise<string> {
  const row = newDelivery({ webhook_id: webhookId, type: 'member.left', body, at: now() })
  await inTransaction((trx) => trx.table('webhook_deliveries').insert(row))
  return row.id
}

/** Sends everything that is due, as the senders of a server do. */
export async function sendDue(): Promise<void> {
  for (;;) {
    const leases = [
      ...(await leaseWebhooks({ isFailing: false, limit: 100 })),
      ...(await leaseWebhooks({ isFailing: true, limit: 100 })),
    ]
    if (leases.length === 0) return
    await Promise.all(leases.map((lease) => sendMessages(lease)))
  }
}

/** Switches a webhook off, as the server does with one that does not work. */
export async function switchOffWebhook(id: string, reason: SwitchedOffReason = 'failing'): Promise<void> {
  const row = await rowOf(id)
  await inTransaction((trx) => switchOff(trx, row, reason))
}

export const rowOf = (id: string): Promise<WebhookRow> => db.from('webhooks').where({ id }).firstOrFail()

export const deliveriesOf = (webhookId: string): Promise<DeliveryRow[]> =>
  db.from('webhook_deliveries').where('webhook_id', webhookId).orderBy('id')

/** What waits or was sent, as messages. */
export async function messagesOf(
  webhookId: string,
): Promise<{ type: string; data: Record<string, unknown> }[]> {
  return (await deliveriesOf(webhookId)).map(({ body }) => JSON.parse(body))
}
