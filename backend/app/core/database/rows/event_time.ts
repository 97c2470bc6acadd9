import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NOTIFICATION_DAYS } from '#contract/core/rules/limits'
import { now } from '#core/runtime/clock'
import { lookUp, type LookUp } from '#core/database/sql/look_up'
import { rawRows } from '#core/database/sql/results'

/**
 * A sequence moves at once and for good, so that concurrent writers do not wait for each other's commits
 * (`0003_create_event_clock`).
 */
const MOVE = {
  sqlite: 'update event_clock set at = max(at + 1, ?) returning at',
  postgres: 'select move_event_clock(?) as at',
}

const READ = {
  sqlite: 'select at from event_clock',
  postgres: 'select last_value as at from event_clock',
}

const REWIND = {
  sqlite: 'update event_clock set at = ?',
  postgres: "select setval('event_clock', ?)",
}

const dialectOf = ({ dialect }: QueryClientContract) => (dialect.name === 'postgres' ? 'postgres' : 'sqlite')

/**
 * The time of an event that people are notified of: now, or just after the newest event when the clock of this or of
 * another server was ahead. Every cursor and read mark lies before it (ADR 0010).
 */
export const nextEventTime = (trx: TransactionClientContract): Promise<Date> =>
  lookUp(trx, eventTimeLookUp(trx))

/** The same, to be read together with other look-ups. */
export const eventTimeLookUp = (trx: TransactionClientContract): LookUp<Date> => ({
  sql: MOVE[dialectOf(trx)],
  values: [now().getTime()],
  read: ([row]: { at: number | string }[]) => new Date(Number(row!.at)),
})

/** The time of the newest event. Events that begin after this call are later. */
export async function newestEventTime(trx: QueryClientContract): Promise<Date> {
  const [row] = await rawRows<{ at: number }>(trx, READ[dialectOf(trx)])
  return new Date(Number(row!.at))
}

/** Events before this instant are not notified. */
export function notificationsSince(): Date {
  return new Date(now().getTime() - NOTIFICATION_DAYS * 86_400_000)
}

/** Dates the events to come from an earlier time on. Only for a database in which nothing has happened yet. */
export async function rewindEvents(trx: TransactionClientContract, to: Date): Promise<void> {
  await rawRows(trx, REWIND[dialectOf(trx)], [to.getTime()])
}
