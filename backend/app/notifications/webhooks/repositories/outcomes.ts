import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import type { Attempt, DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import type { Lease } from '#notifications/webhooks/repositories/leases'
import { switchOff } from '#notifications/webhooks/repositories/switch_off'
import { nextAttempt, nextPause, type Pause } from '#notifications/webhooks/rules/next_attempt'

/** After so many failures one after the other, a success sends what was put off at once. */
const WAS_DOWN = 3

const dateOf = (instant: string | null) => (instant === null ? null : fromInstant(instant))
const instantOf = (date: Date | null) => (date === null ? null : toInstant(date))

const deliveries = (trx: TransactionClientContract) => trx.from('webhook_deliveries')
const webhook = (trx: TransactionClientContract, id: string) => trx.from('webhooks').where('id', id)

/** The columns with the last attempt, of a delivery and of its webhook. */
const seen = ({ at, statusCode, failure }: Attempt) => ({
  attempted_at: toInstant(at),
  status_code: statusCode,
  failure,
})

/** A message that was sent, and what came of it. */
export interface Outcome {
  delivery: DeliveryRow
  attempt: Attempt
}

/** The webhook, whose outcomes are stored one after the other; null when it was deleted in the meantime. */
async function lockWebhook(trx: TransactionClientContract, id: string): Promise<WebhookRow | null> {
  const locked = webhook(trx, id)
  // Messages of events, which reference it, are inserted without waiting for this.
  locked.knexQuery.forNoKeyUpdate()
  const row: WebhookRow | null = await locked.first()
  return row
}

/** Stores that a message has arrived. */
export async function saveSuccess(
  trx: TransactionClientContract,
  { delivery, attempt }: Outcome,
): Promise<void> {
  const row = await lockWebhook(trx, delivery.webhook_id)
  if (row === null) return
  await deliveries(trx)
    .where('id', delivery.id)
    .update({
      ...seen(attempt),
      state: 'delivered',
      attempts: delivery.attempts + 1,
      duration_ms: attempt.durationMs,
      due_at: null,
    })
  await webhook(trx, row.id).update({
    ...seen(attempt),
    failures: 0,
    failing_since: null,
    paused_until: null,
  })
  if (row.failures < WAS_DOWN) return
  await deliveries(trx)
    .where({ webhook_id: row.id, state: 'pending' })
    .update({ due_at: toInstant(attempt.at) })
}

/**
 * Stores that messages of a leased webhook have not arrived, when each is tried next, and how long the webhook rests. Ends
 * the lease.
 */
export async function saveFailures(
  trx: TransactionClientContract,
  { webhook: { id }, leasedUntil }: Lease,
  outcomes: readonly Outcome[],
): Promise<void> {
  const row = await lockWebhook(trx, id)
  if (row === null) return
  let pause: Pause = {
    failures: row.failures,
    failingSince: dateOf(row.failing_since),
    pausedUntil: null,
    switchedOff: null,
  }
  for (const { delivery, attempt } of outcomes) {
    await putOff(trx, row, { delivery, attempt })
    pause = nextPause(pause, attempt)
  }
  await webhook(trx, row.id).update({
    ...seen(outcomes.at(-1)!.attempt),
    failures: pause.failures,
    failing_since: instantOf(pause.failingSince),
    paused_until: instantOf(pause.pausedUntil),
    // Another server may have taken it over.
    ...(dateOf(row.leased_until)?.getTime() === fromInstant(leasedUntil).getTime() && { leased_until: null }),
  })
  if (pause.switchedOff !== null && row.is_enabled) await switchOff(trx, row, pause.switchedOff)
}

/** A message of a webhook that was switched off while it was sent is not tried again. */
async function putOff(
  trx: TransactionClientContract,
  { is_enabled: isEnabled }: WebhookRow,
  { delivery, attempt }: Outcome,
): Promise<void> {
  const { attempts, ends_at } = delivery
  const next = nextAttempt({ attempts, endsAt: dateOf(ends_at) }, attempt)
  const dueAt = isEnabled ? next.dueAt : null
  await deliveries(trx)
    .where({ id: delivery.id, state: 'pending' })
    .update({
      ...seen(attempt),
      state: dueAt === null ? 'failed' : 'pending',
      attempts: attempts + 1,
      duration_ms: attempt.durationMs,
      due_at: instantOf(dueAt),
      ends_at: toInstant(next.endsAt),
    })
}
