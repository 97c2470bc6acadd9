import type { Group } from '@japa/runner/core'

/**
 * Tags the tests of a group whose subject may differ between the databases: transactions, races, plans, raw SQL, feeds,
 * search, backups, jobs and buses. `npm test` runs them on PostgreSQL too; `npm run test:all` runs all tests on both.
 */
export function dialect(group: Group): void {
  group.tap((test) => test.tags(['@dialect']))
}
