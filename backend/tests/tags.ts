import type { Group } from '@japa/runner/core'

const tag = (name: string) => (group: Group) => {
  group.tap((test) => test.tags([name], 'append'))
}

/**
 * Tags tests whose subject may differ between the databases: transactions, races, plans, raw SQL, feeds, search,
 * backups, jobs and buses. `npm test` runs them on PostgreSQL too; `npm run test:all` runs all tests on both.
 */
export const dialect = tag('@dialect')

/** Tags tests that take too long for `npm test`, or measure times: only `npm run test:all` runs them. */
export const slow = tag('@slow')
