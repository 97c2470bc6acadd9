import testUtils from '@adonisjs/core/services/test_utils'
import type { Group } from '@japa/runner/core'

/** Runs every test of the group in a transaction that is rolled back. */
export function rollBack(group: Group): void {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
}
