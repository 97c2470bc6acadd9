import { test } from '@japa/runner'
import { checkArchive } from '#operations/backups/queries/check_archive'
import { readArchive } from '#operations/backups/repositories/archive/read_archive'
import { backUp, contentOf, emptyDatabase, restore } from '#operations/backups/tests/support/archives'
import { makeArchive, makeManifest, writeFile } from '#operations/backups/tests/support/made_archive'
import { dialect, slow } from '#tests/tags'
import { makeSeparateDatabase, type SeparateDatabase } from '#tests/separate_database'
import { runCommandOf, startServer } from '#tests/server'

const OTHER_KEY = 'another key than that of the other servers'

/** Writes the archive anew with the rows of one table repeated, which its unique index refuses. */
async function withRowsTwice(path: string, table: string): Promise<string> {
  const entries: [string, Buffer][] = []
  for await (const { name, content } of readArchive(path)) {
    if (name === 'manifest.json') continue
    entries.push([name, content])
    if (name.startsWith(`tables/${table}/`)) entries.push([name.replace('.jsonl', '1.jsonl'), content])
  }
  return writeFile(await makeArchive(entries, await checkArchive(path)))
}

test.group('Restoring', (group) => {
  slow(group)
  dialect(group)
  // Each command starts the product anew.
  group.each.timeout(180_000)

  let database: SeparateDatabase
  let archive: string

  group.setup(async () => {
    database = await makeSeparateDatabase()
    await runCommandOf({ ...database.environment, DEMO: 'true' }, 'prepare')
    archive = await backUp(database.environment)
    return () => database.drop()
  })

  test('refuses a file that is no backup with a sentence', async ({ assert }) => {
    const { status, stderr } = await restore(database.environment, writeFile('once upon a time'), '--yes')
    assert.equal(status, 1)
    assert.equal(stderr, 'This is not a backup of Fanfare.\n')
  })

  test('refuses a backup that was made before the first release', async ({ assert }) => {
    const manifest = makeManifest({ migrations: ['database/migrations/0001_create_users_table'] })
    const path = writeFile(await makeArchive([], manifest))
    const { status, stderr } = await restore(database.environment, path, '--yes')
    assert.equal(status, 1)
    assert.match(
      stderr,
      /^This backup was made before version 0\.2\.0 and cannot be restored: begin anew [^\n]+\n$/,
    )
  })

  test('asks before it replaces what a database holds', async ({ assert }) => {
    const { status, stdout } = await restore(database.environment, archive)
    assert.equal(status, 1)
    assert.include(stdout, 'Nothing was changed. Add --yes')
    assert.equal((await restore(database.environment, archive, '--yes')).status, 0)
  })

  test('changes nothing when a row cannot be inserted', async ({ assert }) => {
    const { status } = await restore(database.environment, await withRowsTwice(archive, 'users'), '--yes')
    assert.equal(status, 1)
    assert.deepEqual(await contentOf(await backUp(database.environment)), await contentOf(archive))
  })

  test('refuses a backup of another key, unless it is told to', async ({ assert, cleanup }) => {
    const { environment } = await emptyDatabase(cleanup)
    const other = { ...environment, APP_KEY: OTHER_KEY }
    const refused = await restore(other, archive)
    assert.equal(refused.status, 1)
    assert.match(refused.stderr, /^This backup was made with another APP_KEY\. [^\n]+\n$/)
    assert.equal((await restore(other, archive, '--other-key')).status, 0)
  })

  test('refuses a database that a server is running on', async ({ assert, cleanup }) => {
    const { environment } = await emptyDatabase(cleanup)
    const server = await startServer(environment)
    cleanup(async () => void (await server.stop()))
    const { status, stderr } = await restore(environment, archive, '--yes')
    assert.equal(status, 1)
    assert.match(stderr, /server is running on [^\n]+\n$/)
    await server.stop()
    assert.equal((await restore(environment, archive, '--yes')).status, 0)
  })
})
