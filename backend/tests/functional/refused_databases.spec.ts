import { test } from '@japa/runner'
import { readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dialect } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { makeSeparateDatabase } from '#tests/separate_database'
import { prepareDatabase } from '#tests/prepared_database'
import { failToPrepare, failToStart, prepareAtOnce, runCommandOf, startServer } from '#tests/server'

type Ended = Awaited<ReturnType<typeof failToStart>>

/** How a server and `prepare` end in this environment. */
const starts = async (environment: Record<string, string>): Promise<Ended[]> => [
  await failToStart(environment),
  await failToPrepare(environment),
]

const UNRELEASED = process.env.DATABASE_URL
  ? /^This database was made before version 0\.2\.0 [^\n]+: to begin anew, set DATABASE_URL to an empty database\.\n$/
  : /^This database was made before version 0\.2\.0 [^\n]+: to begin anew, move everything out of \/[^\n]+\.\n$/
const NEWER = /^This database was prepared by a newer version: 1 of its migrations are unknown here\./

test.group('A database of a newer version', (group) => {
  dialect(group)
  test('is refused, in the server and by prepare, and not touched', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
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

test.group('A database that was made before the first release', (group) => {
  dialect(group)
  test('is refused, in the server and by prepare, which say how to begin anew', async ({
    assert,
    cleanup,
  }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    await database.client().schema.createTable('adonis_schema', (table) => {
      table.increments()
      table.string('name').notNullable()
      table.integer('batch').notNullable()
    })
    const migrations = ['0001_create_users_table', '0140_create_completed_actions']
    const rows = migrations.map((name) => ({ name: `database/migrations/${name}`, batch: 1 }))
    await database.client().table('adonis_schema').multiInsert(rows)
    await database.close()
    for (const { status, stderr } of await starts(database.environment)) {
      assert.equal(status, 1)
      assert.match(stderr, UNRELEASED)
    }
    assert.lengthOf(await database.client().from('adonis_schema').whereNot('batch', 1), 0)
    assert.isFalse(await database.client().schema.hasTable('users'))
  })
})

test.group('A database of an earlier version', (group) => {
  dialect(group)
  test('is refused by a server until it is prepared', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    await database.migrateTo('0033_create_slack_connections')
    await database.close()
    const { status, stderr } = await failToStart(database.environment)
    assert.equal(status, 1)
    assert.equal(stderr, 'This database is not prepared for this version. Run `node ace prepare`.\n')
  })

  test('is not migrated beside a running server, which goes on', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const server = await startServer(database.environment)
    cleanup(async () => void (await server.stop()))
    const ran = () => database.client().from('adonis_schema')
    const last = await ran().orderBy('name', 'desc').firstOrFail()
    await ran().where('name', last.name).delete()
    await database.close()
    const { status, stderr } = await failToPrepare(database.environment)
    assert.equal(status, 1)
    assert.equal(
      stderr,
      'A server is running on this database, which this version has to migrate: stop every server first.\n',
    )
    assert.equal((await fetch(`${server.url}/api/ready`)).status, 200)
    assert.lengthOf(await ran().where('name', last.name), 0)
  }).tags(['@slow'], 'append')

  test('is prepared beside a running server when nothing has to be migrated', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    const server = await startServer(database.environment)
    cleanup(async () => void (await server.stop()))
    assert.equal((await failToPrepare(database.environment)).status, 0)
  }).tags(['@slow'], 'append')

  test('is migrated once by several that prepare it at once', async ({ assert, cleanup }) => {
    const database = await makeSeparateDatabase()
    cleanup(() => database.drop())
    await database.migrateTo('0033_create_slack_connections')
    await database.close()
    const ended = await prepareAtOnce(Array.from({ length: 3 }, () => database.environment))
    assert.deepEqual(
      ended.map(({ status }) => status),
      [0, 0, 0],
    )
    assert.lengthOf(
      ended.filter(({ stdout }) => /migrations ran/.test(stdout)),
      1,
    )
  }).tags(['@slow'], 'append')
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
