import app from '@adonisjs/core/services/app'
import { WEBHOOK_TEST } from '#contract/notifications/rules/webhook'
import { toInstant } from '#core/database/rows/instant'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import { attemptOf } from '#notifications/webhooks/jobs/send_messages'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { newDelivery } from '#notifications/webhooks/repositories/outbox'
import { bodyOf } from '#notifications/webhooks/rules/messages'

/**
 * Sends a test once, also of a webhook that is switched off, and stores what came of it. A test that fails is not tried
 * again, and does not count as a failure of the webhook. Returns the id of the delivery.
 */
export default class SendTest {
  async handle(webhook: WebhookRow): Promise<string> {
    const { id: webhookId, organization_id: organizationId } = webhook
    const at = now()
    const body = bodyOf({ organizationId, type: WEBHOOK_TEST, data: { organizationId, webhookId } }, at)
    const delivery = newDelivery({ webhook_id: webhookId, type: WEBHOOK_TEST, body, at })
    const attempt = await attemptOf(await app.container.make(Receivers), webhook, delivery)
    const row = {
      ...delivery,
      state: attempt.failure === null ? 'delivered' : 'failed',
      due_at: null,
      attempts: 1,
      attempted_at: toInstant(attempt.at),
      duration_ms: attempt.durationMs,
      status_code: attempt.statusCode,
      failure: attempt.failure,
    }
    await inTransaction((trx) => trx.table('webhook_deliveries').insert(row))
    return delivery.id
  }
}
