import { test } from '@japa/runner'
import { readFileSync } from 'node:fs'
import { knownMigrations } from '#core/database/known_migrations'
import { dialect, slow } from '#tests/tags'
import { locksOf } from '#tests/migration_locks'
import { makeOldDatabase } from '#tests/old_database'
import { projectFile } from '#tests/project'

const PAGE = 'docs/guide/operators/migrations.md'
/** The last migration of 0.1.0. */
const RELEASED = '0049_keep_marks_of_moderators'
const ROW = /^\| `(\d{4}_\w+)` +\| ([^|]*)\| ([^|]*)\| ([^|]*) \|$/gm

const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!)

/** What operators are told, by migration. */
const told = new Map(
  [...readFileSync(projectFile(PAGE), 'utf8').matchAll(ROW)].map(([, name, closed, unwritten, duration]) => [
    name!,
    { closed: namesIn(closed!), unwritten: namesIn(unwritten!), duration: duration!.trim() },
  ]),
)

const later = (await knownMigrations()).filter((name) => name > `database/migrations/${RELEASED}`)
const shortName = (name: string) => name.split('/').at(-1)!

test.group(`The locks of the migrations since ${RELEASED}`, (group) => {
  dialect(group)
  slow(group)
  test('are told to operators, a line for each', ({ assert }) => {
    assert.deepEqual([...told.keys()], later.map(shortName), `Add a line for each migration to ${PAGE}`)
  })

  if (process.env.DATABASE_URL)
    test('are those that PostgreSQL reports', async ({ assert, cleanup }) => {
      const old = await makeOldDatabase()
      cleanup(() => old.drop())
      await old.migrateTo(RELEASED)
      for (const name of later) {
        const { closed, unwritten, indexes } = await locksOf(old.client(), name)
        const { duration, ...tables } = told.get(shortName(name))!
        assert.deepEqual(tables, { closed, unwritten }, name)
        if (indexes) assert.notEqual(duration, 'milliseconds', `${name} builds an index`)
      }
    })
})
