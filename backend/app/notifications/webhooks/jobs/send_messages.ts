import app from '@adonisjs/core/services/app'
import { inTransaction } from '#core/database/transactions/transaction'
import { Turns } from '#core/database/transactions/turns'
import { now } from '#core/runtime/clock'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import type { Attempt, DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { findSender, listDue } from '#notifications/webhooks/queries/due_deliveries'
import { endLease, type Lease } from '#notifications/webhooks/repositories/leases'
import { saveOutcome } from '#notifications/webhooks/repositories/outcomes'
import { messageIdOf, signedHeaders } from '#notifications/webhooks/rules/signature'
import { secretsOf } from '#notifications/webhooks/rules/sealed_secret'

/** How many requests a receiver has to answer at once. One that does not work gets a single one. */
const IN_FLIGHT_MAX = 4
/** After this, others get their turn first. */
const RUN_MS = 20_000

/**
 * At most so many outcomes of each kind are stored at once, so that receivers that fail together leave connections to the
 * database for requests. Those of working receivers do not wait for the others.
 */
const storing = new Turns(2)
const STORE_TIMEOUT_MS = 30_000

/** Sends the due messages of a leased webhook, until none is left, one fails, or its time is over. */
export async function sendMessages(lease: Lease, stopping?: AbortSignal): Promise<void> {
  const until = now().getTime() + RUN_MS
  const receivers = await app.container.make(Receivers)
  try {
    let isWorking = true
    while (isWorking && now().getTime() < until) {
      const webhook = await findSender(lease.webhookId)
      if (webhook === null) break
      const due = await listDue(webhook.id, webhook.failures > 0 ? 1 : IN_FLIGHT_MAX)
      const sent = await Promise.all(due.map((each) => sendMessage(receivers, webhook, each, stopping)))
      const isStopping = stopping?.aborted === true
      isWorking = !isStopping && sent.length > 0 && sent.every(({ failure }) => failure === null)
    }
  } finally {
    await endLease(lease)
  }
}

async function sendMessage(
  receivers: Receivers,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  stopping?: AbortSignal,
): Promise<Attempt> {
  const attempt = await attemptOf(receivers, webhook, delivery, stopping)
  const leave = await storing.wait(attempt.failure === null ? 'delivered' : 'failed', STORE_TIMEOUT_MS)
  try {
    await inTransaction((trx) => saveOutcome(trx, delivery, attempt))
  } finally {
    leave?.()
  }
  return attempt
}

/** Sends a message once. Without a readable secret, nothing is sent. */
export async function attemptOf(
  receivers: Receivers,
  webhook: WebhookRow,
  { id, body }: Pick<DeliveryRow, 'id' | 'body'>,
  stopping?: AbortSignal,
): Promise<Attempt> {
  const at = now()
  const secrets = secretsOf(webhook, at)
  if (secrets === null) return { at, durationMs: 0, statusCode: null, failure: 'secret', retryAt: null }
  const headers = signedHeaders({ messageId: messageIdOf(id), at, body }, secrets)
  return receivers.send({ url: webhook.url, headers, body }, stopping)
}
