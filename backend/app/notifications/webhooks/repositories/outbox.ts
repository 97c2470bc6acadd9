import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { slices } from '#core/database/rows/batches'
import { toInstant } from '#core/database/rows/instant'
import { afterCommit } from '#core/database/transactions/transaction'
import { now } from '#core/runtime/clock'
import { newId } from '#core/runtime/ids'
import { wakeSenders } from '#notifications/webhooks/jobs/wake_senders'
import { bodyOf, type NewMessage } from '#notifications/webhooks/rules/messages'

interface Subscriber {
  id: string
  organization_id: string
  events: string
}

/** Inserted together: SQLite takes a limited number of values in a statement. */
const ROWS_AT_ONCE = 500

/**
 * Writes messages for the webhooks that want them, in the transaction of their events: they are sent if it commits, and
 * only then. One statement when no webhook wants any. `load` makes the messages, once it is known that an organization
 * has webhooks.
 */
export async function queueMessages(
  trx: TransactionClientContract,
  organizationIds: readonly string[],
  load: () => readonly NewMessage[] | Promise<readonly NewMessage[]>,
): Promise<void> {
  if (organizationIds.length === 0) return
  const subscribers: Subscriber[] = await trx
    .from('webhooks')
    .whereIn('organization_id', [...new Set(organizationIds)])
    .where('is_enabled', true)
    .select('id', 'organization_id', 'events')
  if (subscribers.length === 0) return
  const rows = (await load()).flatMap((message) => rowsOf(message, subscribers))
  for (const slice of slices(rows, ROWS_AT_ONCE)) await trx.table('webhook_deliveries').multiInsert(slice)
  if (rows.length > 0) afterCommit(trx, wakeSenders)
}

function rowsOf(message: NewMessage, subscribers: readonly Subscriber[]): object[] {
  const at = now()
  const body = bodyOf(message, at)
  return subscribers
    .filter(({ organization_id, events }) => {
      return organization_id === message.organizationId && events.split(',').includes(message.type)
    })
    .map(({ id: webhook_id }) => newDelivery({ webhook_id, type: message.type, body, at }))
}

interface NewDelivery {
  webhook_id: string
  type: string
  body: string
  at: Date
}

/** The row of a delivery that is due. */
export function newDelivery({ webhook_id, type, body, at }: NewDelivery) {
  const created_at = toInstant(at)
  return { id: newId(), webhook_id, type, body, state: 'pending', due_at: created_at, created_at }
}
