import { test } from '@japa/runner'
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialect } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { makeOldDatabase } from '#tests/old_database'
import { prepareDatabase } from '#tests/prepared_database'
import { failToPrepare, failToStart, runCommandOf, startServer } from '#tests/server'

type Ended = Awaited<ReturnType<typeof failToStart>>

/** How a server and `prepare` end in this environment. */
const starts = async (environment: Record<string, string>): Promise<Ended[]> => [
  await failToStart(environment),
  await failToPrepare(environment),
]

const NEWER = /^This database was prepared by a newer version: 1 of its migrations are unknown here\./

test.group('A database of a newer version', (group) => {
  dialect(group)
  test('is refused, in the server and by prepare, and not touched', async ({ assert, cleanup }) => {
    const database = await makeOldDatabase()
    cleanup(() => database.drop())
    await prepareDatabase(database.environment)
    const name = 'database/migrations/9999_from_the_future'
    await database.client().table('adonis_schema').insert({ name, batch: 99 })
    for (const { status, stderr } of await starts(database.environment)) {
      assert.equal(status, 1)
      assert.match(stderr, NEWER)
      assert.notInclude(stderr, '    at ')
    }
    await database.client().from('adonis_schema').where({ name }).delete()
    await database.close()
    assert.equal((await runCommandOf(database.environment, 'prepare')).status, 0)
  }).tags(['@slow'], 'append')
})

test.group('A database of an earlier version', (group) => {
  dialect(group)
  test('is refused by a server until it is prepared', async ({ assert, cleanup }) => {
    const database = await makeOldDatabase()
    cleanup(() => database.drop())
    await database.migrateTo('0099_create_dismissed_first_steps')
    await database.close()
    const { status, stderr } = await failToStart(database.environment)
    assert.equal(status, 1)
    assert.equal(stderr, 'This database is not prepared for this version. Run `node ace prepare`.\n')
  })
})

if (!process.env.DATABASE_URL)
  test.group('The file of the database', (group) => {
    dialect(group)
    let folder: string
    let file: string
    const refuse = async (sentence: RegExp, assert: { equal: Function; match: Function }) => {
      for (const { status, stderr } of await starts({ DATA_DIR: folder })) {
        assert.equal(status, 1)
        assert.match(stderr, sentence)
      }
    }
    group.each.setup(async () => {
      folder = temporaryDataDir()
      file = join(folder, 'fanfare.sqlite3')
      await prepareDatabase({ DATA_DIR: folder })
    })

    test('is not made anew when it is missing', async ({ assert }) => {
      for (const name of readdirSync(folder))
        if (/sqlite3(-wal|-shm)?$/.test(name)) rmSync(join(folder, name))
      await refuse(/^\S+ is missing, but this data folder had a database\. [^\n]+\n$/, assert)
      assert.notInclude(readdirSync(folder), 'fanfare.sqlite3')
    }).tags(['@slow'], 'append')

    test('is not taken for a new one when it is empty', async ({ assert }) => {
      truncateSync(file, 0)
      await refuse(/^\S+ is empty, but this data folder had a database\. [^\n]+\n$/, assert)
    }).tags(['@slow'], 'append')

    test('is refused with a sentence when it is damaged', async ({ assert }) => {
      writeFileSync(file, Buffer.alloc(100_000, 7))
      await refuse(/^The database in DATA_DIR is damaged\. Restore a backup\.\n$/, assert)
    }).tags(['@slow'], 'append')

    test('belongs to one server, until that ends in any way', async ({ assert }) => {
      const server = await startServer({ DATA_DIR: folder })
      const { status, stderr } = await failToStart({ DATA_DIR: folder })
      assert.equal(status, 1)
      assert.match(stderr, /^Another server is running on \S+\. Stop it first; [^\n]+\n$/)
      assert.equal((await runCommandOf({ DATA_DIR: folder }, 'prepare')).status, 0)
      server.signal('SIGKILL')
      const next = await startServer({ DATA_DIR: folder })
      assert.equal(await next.stop(), 0)
    }).tags(['@slow'], 'append')
  })
