import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/transactions/transaction'
import { Turns } from '#core/database/transactions/turns'
import { now } from '#core/runtime/clock'
import { Receivers } from '#notifications/webhooks/gateways/receivers'
import type { Attempt, DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { findSender, listDue } from '#notifications/webhooks/queries/due_deliveries'
import { endLease, type Lease } from '#notifications/webhooks/repositories/leases'
import { saveFailures, saveSuccess, type Outcome } from '#notifications/webhooks/repositories/outcomes'
import { messageIdOf, signedHeaders } from '#notifications/webhooks/rules/signature'
import { secretsOf } from '#notifications/webhooks/rules/sealed_secret'

/** How many requests a receiver has to answer at once. One that does not work gets a single one. */
const IN_FLIGHT_MAX = 4
/** After this, others get their turn first. */
const RUN_MS = 20_000

/**
 * How many transactions store outcomes at once: receivers that fail together leave the database to requests, and those
 * that work do not wait for them.
 */
const STORING = { delivered: new Turns(2), failed: new Turns(1) }
const STORE_TIMEOUT_MS = 30_000

/** Sends the due messages of a leased webhook, until none is left, one fails, or its time is over. */
export async function sendMessages(lease: Lease, stopping?: AbortSignal): Promise<void> {
  const until = now().getTime() + RUN_MS
  const receivers = await app.container.make(Receivers)
  let webhook: WebhookRow | null = lease.webhook
  try {
    while (webhook !== null && now().getTime() < until) {
      const sender: WebhookRow = webhook
      const due = await listDue(sender.id, sender.failures > 0 ? 1 : IN_FLIGHT_MAX)
      const sent = await Promise.all(due.map((each) => sendMessage(receivers, sender, each, stopping)))
      const failed = sent.filter(({ attempt }) => attempt.failure !== null)
      if (failed.length > 0) return await store('failed', (trx) => saveFailures(trx, lease, failed))
      if (sent.length === 0 || stopping?.aborted === true) break
      webhook = await findSender(lease.webhook.id)
    }
    await endLease(lease)
  } catch (error) {
    await endLease(lease)
    throw error
  }
}

/** Sends a message. That it has arrived is stored at once, so that it is not sent again when the server stops. */
async function sendMessage(
  receivers: Receivers,
  webhook: WebhookRow,
  delivery: DeliveryRow,
  stopping?: AbortSignal,
): Promise<Outcome> {
  const outcome = { delivery, attempt: await attemptOf(receivers, webhook, delivery, stopping) }
  if (outcome.attempt.failure === null) await store('delivered', (trx) => saveSuccess(trx, outcome))
  return outcome
}

async function store(
  kind: keyof typeof STORING,
  save: (trx: TransactionClientContract) => Promise<void>,
): Promise<void> {
  const leave = await STORING[kind].wait('outcomes', STORE_TIMEOUT_MS)
  try {
    await inTransaction(save)
  } finally {
    leave?.()
  }
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
