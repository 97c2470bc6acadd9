import db from '@adonisjs/lucid/services/db'
import { toInstant } from '#core/database/rows/instant'
import { rawRows } from '#core/database/sql/results'
import { inTransaction } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import type { WebhookRow } from '#notifications/webhooks/models/webhook_row'

/** Longer than a server works on one webhook. A killed server's webhooks are taken over after it. */
const LEASE_MS = 60_000

/**
 * The webhooks with a due message that no server works on, the longest unattended first. The recursion steps through the
 * index from one webhook to the next, however many messages each has.
 */
const WAITING = (isFailing: boolean) => `with recursive waiting (webhook_id) as (
    select * from (select webhook_id from webhook_deliveries where state = 'pending'
      order by webhook_id limit 1) first
    union all
    select (select next.webhook_id from webhook_deliveries next
      where next.state = 'pending' and next.webhook_id > waiting.webhook_id order by next.webhook_id limit 1)
    from waiting where waiting.webhook_id is not null
  )
  select webhooks.id from waiting join webhooks on webhooks.id = waiting.webhook_id
  where webhooks.is_enabled and webhooks.failures ${isFailing ? '> 0' : '= 0'}
    and (webhooks.leased_until is null or webhooks.leased_until <= ?)
    and (webhooks.paused_until is null or webhooks.paused_until <= ?)
    and exists (select 1 from webhook_deliveries due
      where due.webhook_id = webhooks.id and due.state = 'pending' and due.due_at <= ?)
  order by coalesce(webhooks.attempted_at, webhooks.created_at), webhooks.id limit ?`

interface Wanted {
  /** Those whose last attempt has failed, or the others. */
  isFailing: boolean
  limit: number
}

/** A webhook that this server may send for, as it was then, and the lease that proves it. */
export interface Lease {
  webhook: WebhookRow
  leasedUntil: string
}

/** Takes webhooks with due messages for this server: each is worked on by one server at a time. */
export async function leaseWebhooks({ isFailing, limit }: Wanted): Promise<Lease[]> {
  if (limit <= 0) return []
  const at = toInstant(now())
  const waiting = await rawRows<{ id: string }>(db.connection(), WAITING(isFailing), [at, at, at, limit])
  if (waiting.length === 0) return []
  const leasedUntil = toInstant(new Date(now().getTime() + LEASE_MS))
  const leased = await inTransaction(async (trx) => {
    const rows: WebhookRow[] = await trx
      .from('webhooks')
      .where('is_enabled', true)
      .whereIn(
        'id',
        waiting.map(({ id }) => id),
      )
      .where((free) => void free.whereNull('leased_until').orWhere('leased_until', '<=', at))
      .update({ leased_until: leasedUntil }, ['*'])
    return rows
  })
  return leased.map((webhook) => ({ webhook, leasedUntil }))
}

/** Gives a webhook back, unless another server has taken it over. */
export async function endLease({ webhook: { id }, leasedUntil }: Lease): Promise<void> {
  await inTransaction((trx) =>
    trx.from('webhooks').where({ id, leased_until: leasedUntil }).update({ leased_until: null }),
  )
}
