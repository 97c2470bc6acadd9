import type { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type EventClass<Event extends BaseEvent> = new (...values: never[]) => Event
type Listener<Event> = (trx: TransactionClientContract, event: Event) => Promise<void>

const listeners = new Map<unknown, Listener<never>[]>()

/**
 * Calls `listener` in the transaction of every event of this class, so that its writes are committed with the event's
 * own. A listener that fails rolls the transaction back; it only writes a row or dispatches a job, and calls no other
 * service.
 */
export function onBeforeCommit<Event extends BaseEvent>(
  event: EventClass<Event>,
  listener: Listener<Event>,
): void {
  listeners.set(event, [...(listeners.get(event) ?? []), listener])
}

/**
 * Calls the listeners of an event in its transaction, after its rows are written. `start/before_commit.ts` adds them when
 * the application starts: stored totals depend on it.
 */
export async function beforeCommit(trx: TransactionClientContract, event: BaseEvent): Promise<void> {
  for (const listener of listeners.get(event.constructor) ?? []) await listener(trx, event as never)
}
