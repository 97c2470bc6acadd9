import { test } from '@japa/runner'
import { temporaryDataDir } from '#tests/environment'
import { prepareDatabase } from '#tests/prepared_database'
import { failToPrepare, failToStart, startServer } from '#tests/server'

test.group('A server that cannot start', () => {
  test('reports every invalid environment variable with what is expected', async ({ assert }) => {
    const { status, stderr } = await failToStart({
      PORT: 'many',
      APP_URL: 'fanfare.example.org',
      APP_KEY: 'short-secret',
      DATABASE_URL: 'mysql://root:hunter2@db/fanfare',
      SESSION_DAYS: '0',
      LOG_LEVEL: 'loud',
      AI_URL: 'http://127.0.0.1:4600',
      AI_PRIVATE_HOSTS: 'localhost:11434, http://llama.internal/v1',
    })
    assert.equal(status, 1)
    assert.include(stderr, 'PORT has to be a whole number from 0 to 65535')
    assert.include(stderr, 'APP_URL has to be an address like https://fanfare.example.org')
    assert.include(stderr, 'APP_KEY has to be at least 32 characters')
    assert.include(stderr, 'DATABASE_URL has to be an address like postgres://')
    assert.include(stderr, 'SESSION_DAYS has to be a whole number from 1 to 365')
    assert.include(stderr, 'LOG_LEVEL has to be one of fatal, error')
    assert.include(
      stderr,
      'AI_URL has to be an address like http://127.0.0.1:4400, and left out in production',
    )
    assert.include(stderr, 'AI_PRIVATE_HOSTS has to be hosts like localhost:11434, llama.internal')
    assert.notInclude(stderr, 'hunter2')
    assert.notInclude(stderr, 'short-secret')
    assert.notInclude(stderr, '    at ')
  })

  test('reports them in the console too', async ({ assert }) => {
    const { status, stderr } = await failToPrepare({ PORT: 'many' })
    assert.equal(status, 1)
    assert.equal(stderr, 'Invalid environment variables:\n- PORT has to be a whole number from 0 to 65535\n')
  })

  test('reports a database elsewhere that is not asked over TLS, without the password', async ({
    assert,
  }) => {
    const DATABASE_URL = 'postgres://ana:hunter2@db.example.invalid/fanfare'
    const { status, stderr } = await failToPrepare({ DATABASE_URL })
    assert.equal(status, 1)
    assert.include(stderr, 'DATABASE_URL has to end with ?sslmode=verify-full for a database elsewhere')
    assert.notInclude(stderr, 'hunter2')

    for (const settings of [
      { DATABASE_URL, DATABASE_PLAINTEXT: 'true' },
      { DATABASE_URL: `${DATABASE_URL}?sslmode=verify-full`, DATABASE_PLAINTEXT: 'false' },
    ]) {
      const allowed = await failToPrepare(settings)
      assert.include(allowed.stderr, 'host in DATABASE_URL is not known')
    }
  }).tags(['@slow'], 'append')

  test('reports a port in use, with what to do', async ({ assert }) => {
    const prepared = { DATA_DIR: temporaryDataDir() }
    const server = await startServer({ DATA_DIR: temporaryDataDir() })
    await prepareDatabase(prepared)
    const { port } = new URL(server.url)
    const { status, stderr } = await failToStart({ PORT: port, ...prepared })
    assert.equal(status, 1)
    assert.equal(stderr, `Port ${port} is already in use. Choose another one with PORT.\n`)
    await server.stop()
  }).tags(['@slow'], 'append')

  test('reports a database that is not prepared', async ({ assert }) => {
    const { status, stderr } = await failToStart({ DATA_DIR: temporaryDataDir(), DATABASE_URL: '' })
    assert.equal(status, 1)
    assert.equal(stderr, 'This database is not prepared for this version. Run `node ace prepare`.\n')
  })

  test('reports an unreachable database, without the password', async ({ assert }) => {
    const { status, stderr } = await failToPrepare({
      DATABASE_URL: 'postgres://ana:hunter2@127.0.0.1:1/fanfare',
    })
    assert.equal(status, 1)
    assert.equal(stderr, 'No database answers at 127.0.0.1:1. Start it, or check DATABASE_URL.\n')
  })
})
