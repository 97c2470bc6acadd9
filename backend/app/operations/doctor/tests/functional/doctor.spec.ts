import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import BetterSqlite from 'better-sqlite3'
import { emptyDatabase } from '#operations/backups/tests/support/archives'
import { dialect } from '#tests/tags'
import { prepareDatabase } from '#tests/prepared_database'
import { runCommandOf, startServer } from '#tests/server'
import { keepSharing, makeTeam } from '#tests/keep_sharing'
import { signUp } from '#tests/sign_up'

const PORT_OF_NOBODY = '127.0.0.1:1'

/** Overwrites one page of an index with zeros. */
async function damage(path: string): Promise<void> {
  const database = new BetterSqlite(path)
  database.pragma('wal_checkpoint(truncate)')
  const pageSize = database.pragma('page_size', { simple: true }) as number
  const { rootpage } = database
    .prepare(
      "select rootpage from sqlite_master where type = 'index' and tbl_name = 'posts' and rootpage > 0",
    )
    .get() as { rootpage: number }
  database.close()
  const file = await open(path, 'r+')
  await file.write(Buffer.alloc(pageSize), 0, pageSize, (rootpage - 1) * pageSize)
  await file.close()
}

test.group('The doctor', (group) => {
  dialect(group)
  // Each command starts the application again.
  group.each.timeout(180_000)

  test('finds nothing wrong while a server is writing', async ({ assert, cleanup }) => {
    const { environment } = await emptyDatabase(cleanup)
    const server = await startServer(environment)
    cleanup(async () => void (await server.stop()))
    const user = await signUp(server.url)
    const writing = keepSharing(user, await makeTeam(user))
    const { status, stdout } = await runCommandOf(environment, 'doctor')
    await writing.stop()
    assert.isAbove(writing.shared.length, 10)
    assert.equal(status, 0)
    assert.notInclude(stdout, '✗')
    assert.lengthOf(stdout.match(/^✓ (totals|search|integrity|uploads)/gm) ?? [], 11)
  }).tags(['@slow'], 'append')

  test('says what does not answer, and exits with 1', async ({ assert, cleanup }) => {
    const { environment } = await emptyDatabase(cleanup)
    await prepareDatabase(environment)
    const services = {
      SMTP_URL: `smtp://${PORT_OF_NOBODY}`,
      REDIS_URL: `redis://${PORT_OF_NOBODY}`,
      APP_URL: 'http://fanfare.example.org',
    }
    const { status, stdout } = await runCommandOf({ ...environment, ...services }, 'doctor')
    assert.equal(status, 1)
    assert.match(stdout, /^! settings +APP_URL begins with http:/m)
    assert.match(stdout, /^✓ database +(SQLite|PostgreSQL) \d/m)
    assert.match(stdout, /^✗ mail +127\.0\.0\.1:1: connect ECONNREFUSED 127\.0\.0\.1:1\. Check SMTP_URL\.$/m)
    assert.match(stdout, /^✗ Redis +Redis does not answer\.$/m)
  }).tags(['@slow'], 'append')

  if (!process.env.DATABASE_URL)
    test('says that the file of SQLite is damaged, and exits with 1', async ({ assert, cleanup }) => {
      const { environment } = await emptyDatabase(cleanup)
      await prepareDatabase(environment)
      await damage(join(environment.DATA_DIR!, 'fanfare.sqlite3'))
      const { status, stdout } = await runCommandOf(environment, 'doctor')
      assert.equal(status, 1)
      assert.match(stdout, /^✗ integrity +The file is damaged: .*\. Restore a backup\.$/m)
      assert.notInclude(stdout, 'totals')
    }).tags(['@slow'], 'append')

  test('says that a database is not prepared', async ({ assert, cleanup }) => {
    const database = await emptyDatabase(cleanup)
    await database.migrateTo('0033_create_slack_connections')
    const { status, stdout } = await runCommandOf(database.environment, 'doctor')
    assert.equal(status, 1)
    assert.match(stdout, /^✗ database +\S.* lacks \d+ migrations\. Run `node ace prepare`\.$/m)
    assert.notInclude(stdout, 'totals')
  }).tags(['@slow'], 'append')
})
