import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromInstant, toInstant } from '#core/database/rows/instant'
import type { Attempt, DeliveryRow } from '#notifications/webhooks/models/delivery_row'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'
import { switchOff } from '#notifications/webhooks/repositories/switch_off'
import { nextAttempt, nextPause } from '#notifications/webhooks/rules/next_attempt'

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

/** Stores what came of an attempt, and when the next one is. Nothing when the webhook was deleted in the meantime. */
export async function saveOutcome(
  trx: TransactionClientContract,
  delivery: DeliveryRow,
  attempt: Attempt,
): Promise<void> {
  const locked = webhook(trx, delivery.webhook_id)
  // Messages of events, which reference it, are inserted without waiting for this.
  locked.knexQuery.forNoKeyUpdate()
  const row: WebhookRow | null = await locked.first()
  if (row === null) return
  await (attempt.failure === null
    ? saveSuccess(trx, row, delivery, attempt)
    : saveFailure(trx, row, delivery, attempt))
}

async function saveSuccess(
  trx: TransactionClientContract,
  { id, failures }: WebhookRow,
  delivery: DeliveryRow,
  attempt: Attempt,
): Promise<void> {
  await deliveries(trx)
    .where('id', delivery.id)
    .update({
      ...seen(attempt),
      state: 'delivered',
      attempts: delivery.attempts + 1,
      duration_ms: attempt.durationMs,
      due_at: null,
    })
  await webhook(trx, id).update({ ...seen(attempt), failures: 0, failing_since: null, paused_until: null })
  if (failures < WAS_DOWN) return
  await deliveries(trx)
    .where({ webhook_id: id, state: 'pending' })
    .update({ due_at: toInstant(attempt.at) })
}

async function saveFailure(
  trx: TransactionClientContract,
  row: WebhookRow,
  delivery: DeliveryRow,
  attempt: Attempt,
): Promise<void> {
  const { attempts, ends_at } = delivery
  const next = nextAttempt({ attempts, endsAt: dateOf(ends_at) }, attempt)
  // Switched off while this was sent: nothing is tried again.
  const dueAt = row.is_enabled ? next.dueAt : null
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
  const pause = nextPause({ failures: row.failures, failingSince: dateOf(row.failing_since) }, attempt)
  await webhook(trx, row.id).update({
    ...seen(attempt),
    failures: pause.failures,
    failing_since: toInstant(pause.failingSince),
    paused_until: instantOf(pause.pausedUntil),
  })
  if (pause.switchedOff !== null && row.is_enabled) await switchOff(trx, row, pause.switchedOff)
}
