import { test } from '@japa/runner'
import { dialect, slow } from '#tests/tags'
import { makeSeparateDatabase, type SeparateDatabase } from '#tests/separate_database'
import { failToPrepare, failToStart, prepareAtOnce, runCommandOf, startServer } from '#tests/server'

const OLD = { APP_KEY: 'the key this database was prepared with' }
const NEW = { APP_KEY: 'another key, since the first one is lost' }
const CHANGED = /^This database was prepared with another APP_KEY\. Set APP_KEY to the old key/

test.group('The key of a database', (group) => {
  slow(group)
  dialect(group)
  let database: SeparateDatabase
  group.each.setup(async () => {
    database = await makeSeparateDatabase()
    return () => database.drop()
  })

  test('has to be given with DATABASE_URL, in the server and in the console', async ({ assert }) => {
    const settings = { DATABASE_URL: 'postgres://127.0.0.1:1/fanfare', APP_KEY: '' }
    for (const { status, stderr } of [await failToStart(settings), await failToPrepare(settings)]) {
      assert.equal(status, 1)
      assert.include(stderr, 'APP_KEY has to be set with DATABASE_URL, to the same key on every instance')
    }
  })

  test('is stored as a fingerprint, and no other one starts or prepares', async ({ assert }) => {
    assert.equal((await runCommandOf({ ...database.environment, ...OLD }, 'prepare')).status, 0)
    const rows = await database.client().from('app_keys').select('fingerprint')
    assert.lengthOf(rows, 1)
    assert.match(rows[0].fingerprint, /^[\w-]{43}$/)
    await database.close()

    const settings = { ...database.environment, ...NEW }
    for (const { status, stderr } of [await failToStart(settings), await failToPrepare(settings)]) {
      assert.equal(status, 1)
      assert.match(stderr, CHANGED)
      assert.notInclude(stderr, '    at ')
    }
    assert.equal((await runCommandOf({ ...database.environment, ...OLD }, 'prepare')).status, 0)
  })

  test('is decided by one of two instances that prepare at once', async ({ assert }) => {
    await database.migrateTo('9999_last')
    await database.close()
    const ended = await prepareAtOnce([OLD, NEW].map((key) => ({ ...database.environment, ...key })))
    assert.sameMembers(
      ended.map(({ status }) => status),
      [0, 1],
    )
    assert.match(ended.find(({ status }) => status === 1)!.stderr, CHANGED)
  })

  test('is replaced by an operator who lost it, and confirms what becomes unreadable', async ({ assert }) => {
    const settings = { ...database.environment, ...NEW }
    await runCommandOf({ ...database.environment, ...OLD }, 'prepare')

    const asked = await runCommandOf(settings, 'accept:app-key')
    assert.equal(asked.status, 1)
    for (const lost of ['Users with two-factor cannot sign in', 'client secrets of OpenID providers'])
      assert.include(asked.stdout, lost)
    assert.include(asked.stdout, 'Nothing was changed')

    assert.equal((await runCommandOf(settings, 'accept:app-key', '--yes')).status, 0)
    const server = await startServer(settings)
    await server.stop()
    assert.match((await failToStart({ ...database.environment, ...OLD })).stderr, CHANGED)
  })
})
