import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'

/** Forgets the events of other tests, which may be later than the clock of this one. */
async function resetEventClock(): Promise<void> {
  const isPostgres = db.connection().dialect.name === 'postgres'
  await db.rawQuery(isPostgres ? "select setval('event_clock', 1)" : 'update event_clock set at = 0')
}

/** Runs every test of the group in a transaction that is rolled back. */
export function rollBack(group: Group): void {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(resetEventClock)
}
