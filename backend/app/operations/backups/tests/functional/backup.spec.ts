import { test } from '@japa/runner'
import { statSync } from 'node:fs'
import sharp from 'sharp'
import { sendAvatar } from '#identity/accounts/tests/support/send_avatar'
import { checkArchive } from '#operations/backups/queries/check_archive'
import {
  archivePath,
  backUp,
  contentOf,
  emptyDatabase,
  restore,
} from '#operations/backups/tests/support/archives'
import { dialect } from '#tests/tags'
import { prepareDatabase } from '#tests/prepared_database'
import { runCommandOf, startServer, type RunningServer } from '#tests/server'
import { keepSharing, makeTeam } from '#tests/keep_sharing'
import { signUp, type SignedUp } from '#tests/sign_up'
import { s3Environment } from '#tests/storages'

interface Listed {
  posts: { id: string }[]
  total: number
}

/** All posts of an organization, and the number the server says there are. */
async function postsOf(server: RunningServer, { token }: SignedUp, organizationId: string) {
  const ids: string[] = []
  let total = 0
  for (let page = 1; ids.length < total || page === 1; page += 1) {
    const path = `/api/posts/organization/${organizationId}?page=${page}&limit=50`
    const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
    const listed = (await answer.json()) as Listed
    if (listed.posts.length === 0) break
    ids.push(...listed.posts.map(({ id }) => id))
    total = listed.total
  }
  return { ids, total }
}

const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

test.group('A backup', (group) => {
  dialect(group)
  // Each command starts the product anew.
  group.each.timeout(180_000)

  test('is consistent while a server is writing, and restores elsewhere', async ({ assert, cleanup }) => {
    const here = await emptyDatabase(cleanup)
    const server = await startServer(here.environment)
    cleanup(async () => void (await server.stop()))
    const user = await signUp(server.url)
    const organizationId = await makeTeam(user)
    const { avatarUrl } = await sendAvatar(user.token, await picture(), { server: server.url })
    const writing = keepSharing(user, organizationId)
    while (writing.shared.length < 20) await new Promise((resolve) => setImmediate(resolve))
    const before = writing.shared.length
    const archive = await backUp(here.environment)
    await writing.stop()
    assert.isAbove(writing.shared.length, before)

    const there = await emptyDatabase(cleanup)
    assert.equal((await restore(there.environment, archive)).status, 0)
    const { stdout } = await runCommandOf(there.environment, 'doctor')
    assert.lengthOf(stdout.match(/^✓ totals/gm) ?? [], 4)
    const second = await startServer(there.environment)
    cleanup(async () => void (await second.stop()))
    const { ids, total } = await postsOf(second, user, organizationId)
    assert.equal(ids.length, total)
    assert.isAtLeast(total, before)
    assert.includeMembers(ids, writing.shared.slice(0, before))
    const [theirs, ours] = await Promise.all([server, second].map(({ url }) => fetch(url + avatarUrl)))
    assert.equal(theirs!.status, 200)
    assert.deepEqual(await ours!.bytes(), await theirs!.bytes())
  }).tags(['@slow'], 'append')

  test('has the uploads of a bucket, and restores them to a disk', async ({ assert, cleanup }) => {
    const here = await emptyDatabase(cleanup)
    const environment = { ...here.environment, ...(await s3Environment()) }
    const server = await startServer(environment)
    cleanup(async () => void (await server.stop()))
    const { token } = await signUp(server.url)
    const { avatarUrl } = await sendAvatar(token, await picture(), { server: server.url })
    const archive = await backUp(environment)

    const there = await emptyDatabase(cleanup)
    assert.equal((await restore(there.environment, archive)).status, 0)
    const second = await startServer(there.environment)
    cleanup(async () => void (await second.stop()))
    const [theirs, ours] = await Promise.all([server, second].map(({ url }) => fetch(url + avatarUrl)))
    assert.deepEqual([theirs!.status, ours!.status], [200, 200])
    assert.deepEqual(await ours!.bytes(), await theirs!.bytes())
  }).tags(['@slow'], 'append')

  test('of what it has restored is the same', async ({ assert, cleanup }) => {
    const here = await emptyDatabase(cleanup)
    await runCommandOf({ ...here.environment, DEMO: 'true' }, 'prepare')
    const first = await backUp(here.environment)
    const there = await emptyDatabase(cleanup)
    assert.equal((await restore(there.environment, first)).status, 0)
    const second = await backUp(there.environment)
    const { tables, sequences } = await checkArchive(first)
    assert.isAbove(tables.find(({ name }) => name === 'comments')!.rows, 10)
    assert.deepEqual(await contentOf(second), await contentOf(first))
    assert.deepEqual((await checkArchive(second)).sequences, sequences)
  }).tags(['@slow'], 'append')

  test('of an earlier version is migrated, also in place of what a later one has made', async ({
    assert,
    cleanup,
  }) => {
    const here = await emptyDatabase(cleanup)
    await here.migrateTo('0033_create_slack_connections')
    const archive = await backUp(here.environment)
    const there = await emptyDatabase(cleanup)
    await runCommandOf({ ...there.environment, DEMO: 'true' }, 'prepare')
    await there.client().schema.createTable('later_things', (table) => {
      table.uuid('user_id').notNullable().references('users.id')
    })
    await there.client().table('adonis_schema').insert({ name: 'database/migrations/9999_later', batch: 99 })
    await there.close()
    assert.equal((await restore(there.environment, archive, '--yes')).status, 0)
    assert.isFalse(await there.client().schema.hasTable('later_things'))
    await there.close()
    const server = await startServer(there.environment)
    cleanup(async () => void (await server.stop()))
    assert.isNotEmpty((await signUp(server.url)).token)
  }).tags(['@slow'], 'append')

  test('is readable by its account only, and replaces another only when told to', async ({
    assert,
    cleanup,
  }) => {
    const { environment } = await emptyDatabase(cleanup)
    await prepareDatabase(environment)
    const path = await backUp(environment)
    assert.equal(statSync(path).mode & 0o777, 0o600)
    const again = await runCommandOf(environment, 'backup', path)
    assert.equal(again.status, 1)
    assert.equal(again.stderr, `${path} exists already. Choose another name, or add --overwrite.\n`)
    assert.equal((await runCommandOf(environment, 'backup', path, '--overwrite')).status, 0)
  }).tags(['@slow'], 'append')

  test('says where it cannot be written', async ({ assert, cleanup }) => {
    const { environment } = await emptyDatabase(cleanup)
    await prepareDatabase(environment)
    const path = `${archivePath()}/nowhere/backup.tar.gz`
    const { status, stderr } = await runCommandOf(environment, 'backup', path)
    assert.equal(status, 1)
    assert.equal(stderr, `${path} cannot be written: its folder does not exist.\n`)
  })
})
