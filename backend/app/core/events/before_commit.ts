import type { BaseEvent } from '@adonisjs/core/events'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type EventClass<Event extends BaseEvent> = new (...values: never[]) => Event
type Listener<Event> = (trx: TransactionClientContract, event: Event) => Promise<void>

const listeners = new Map<unknown, Listener<never>[]>()

/**
 * Calls `listener` in the transaction of every such event, so that what it writes exists exactly when that commits. One
 * that fails undoes what happened: it writes a row or dispatches a job, and asks nobody else.
 */
export function onBeforeCommit<Event extends BaseEvent>(
  event: EventClass<Event>,
  listener: Listener<Event>,
): void {
  listeners.set(event, [...(listeners.get(event) ?? []), listener])
}

/** Calls the listeners of an event in its transaction, once its rows are written. */
export async function beforeCommit(trx: TransactionClientContract, event: BaseEvent): Promise<void> {
  for (const listener of listeners.get(event.constructor) ?? []) await listener(trx, event as never)
}
