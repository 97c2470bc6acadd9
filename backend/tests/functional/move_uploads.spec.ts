import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import drive from '@adonisjs/drive/services/main'
import { truncate } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { S3Settings } from '#start/s3'
import { UPLOAD_FOLDERS, uploadFolder } from '#core/files/upload_folders'
import { newId } from '#core/runtime/ids'
import { temporaryDataDir } from '#tests/environment'
import { refusal, startFaultyS3 } from '#tests/faulty_s3'
import { prepareDatabase } from '#tests/prepared_database'
import { runCommandOf } from '#tests/server'
import { startStallingProxy } from '#tests/stalling_proxy'
import { s3OfTests, useBucket } from '#tests/storages'
import { slow } from '#tests/tags'
import MoveUploads from '../../commands/move_uploads.js'

const CONTENT = Buffer.from('x'.repeat(1_000))

const UPLOADS = UPLOAD_FOLDERS.map(uploadFolder)

const onDisk = () => UPLOADS.map((folder) => folder.on(drive.use('fs')))
const inS3 = () => UPLOADS.map((folder) => folder.on(drive.use('s3')))

/** A server with this bucket. */
function configure(settings: S3Settings, cleanup: (restore: () => void) => void): void {
  const settingsOfServer = env as { s3: S3Settings | null }
  cleanup(() => void (settingsOfServer.s3 = null))
  settingsOfServer.s3 = settings
  cleanup(useBucket(settings))
}

/** A prefix of the tests' bucket without objects. */
const emptyBucket = async () => ({ ...(await s3OfTests()), prefix: `${newId()}/` })

async function run(...args: string[]): Promise<{ exitCode: number | undefined; said: string }> {
  ace.ui.switchMode('raw')
  const ran = await ace.create(MoveUploads, args)
  await ran.exec()
  const said = ran.logger.getLogs().map(({ message }) => message)
  ran.logger.flushLogs()
  return { exitCode: ran.exitCode, said: said.join('\n') }
}

/** Stores this many files in each folder on disk, and nothing else. */
async function fillDisk(count: number): Promise<string[]> {
  await empty(onDisk())
  const names = Array.from({ length: count }, () => newId())
  for (const folder of onDisk()) for (const name of names) await folder.save(name, CONTENT)
  return names
}

const sizesOf = (names: string[]) => names.map((name): [string, number] => [name, CONTENT.length])

async function empty(folders: ReturnType<typeof onDisk>): Promise<void> {
  for (const folder of folders) for (const name of await folder.names()) await folder.delete(name)
}

test.group('Moving uploads to S3', (group) => {
  slow(group)
  group.each.timeout(30_000)

  test('is refused without a bucket', async ({ assert }) => {
    const { exitCode, said } = await run()
    assert.equal(exitCode, 1)
    assert.include(said, 'S3 is not configured. Set S3_BUCKET')
    const data = { DATA_DIR: temporaryDataDir(), DATABASE_URL: '' }
    await prepareDatabase(data)
    const { status, stderr } = await runCommandOf(data, 'move:uploads')
    assert.equal(status, 1)
    assert.include(stderr, 'S3 is not configured')
  })

  test('copies every file once, counts them, and deletes nothing', async ({ assert, cleanup }) => {
    configure(await emptyBucket(), cleanup)
    const names = await fillDisk(12)
    const first = await run()
    assert.deepEqual(
      [first.exitCode, first.said.match(/12 files, 12 copied now \(12000 bytes\), 0 deleted/g)?.length],
      [0, 3],
    )
    assert.include(first.said, 'All uploads are copied')
    for (const folder of inS3()) {
      assert.sameMembers(await folder.names(), names)
      assert.isTrue(CONTENT.equals((await folder.read(names[0]!))!))
    }
    for (const folder of onDisk()) assert.sameMembers(await folder.names(), names)
    const again = await run()
    assert.lengthOf(again.said.match(/12 files, 0 copied now \(0 bytes\), 0 deleted/g) ?? [], 3)
  })

  test('copies what is missing after an interruption, and half a file anew', async ({ assert, cleanup }) => {
    const bucket = await emptyBucket()
    const proxy = await startStallingProxy(bucket.endpoint)
    cleanup(() => proxy.stop())
    configure({ ...bucket, endpoint: proxy.url }, cleanup)
    const names = await fillDisk(40)
    const running = run()
    while (
      (await new Promise<number>((resolve) => setTimeout(async () => resolve(await countIn(bucket)), 5))) < 5
    );
    proxy.cut()
    const cut = await running
    assert.equal(cut.exitCode, 1)
    assert.include(cut.said, 'Stopped. Run it again to copy the rest')
    proxy.restore()
    const [pictures] = inS3()
    await pictures!.delete(names[0]!)
    await pictures!.save(names[0]!, Buffer.from('half'))
    const { exitCode, said } = await run()
    assert.equal(exitCode, 0, said)
    for (const folder of inS3()) assert.sameDeepMembers([...(await folder.sizes())], sizesOf(names))
  })

  test('deletes what has arrived, if asked to', async ({ assert, cleanup }) => {
    configure(await emptyBucket(), cleanup)
    const names = await fillDisk(3)
    const { exitCode, said } = await run('--delete')
    assert.equal(exitCode, 0)
    assert.lengthOf(said.match(/3 files, 3 copied now \(3000 bytes\), 3 deleted/g) ?? [], 3)
    for (const folder of onDisk()) assert.isEmpty(await folder.names())
    for (const folder of inS3()) assert.sameMembers(await folder.names(), names)
  })

  test('goes back to the disk, also over half a file', async ({ assert, cleanup }) => {
    configure(await emptyBucket(), cleanup)
    const names = await fillDisk(3)
    await run('--delete')
    const [avatars] = onDisk()
    await avatars!.save(names[0]!, CONTENT)
    await truncate(join(env.dataDir, 'uploads', avatars!.name, names[0]!), 10)
    const { exitCode, said } = await run('--back')
    assert.equal(exitCode, 0, said)
    for (const folder of onDisk()) assert.sameDeepMembers([...(await folder.sizes())], sizesOf(names))
    for (const folder of inS3()) assert.sameMembers(await folder.names(), names)
    await empty(onDisk())
  })

  test('that S3 refuses says why, and deletes nothing', async ({ assert, cleanup }) => {
    configure((await startFaultyS3(refusal(403, 'AccessDenied'), cleanup)).settings, cleanup)
    const names = await fillDisk(2)
    const { exitCode, said } = await run('--delete')
    assert.equal(exitCode, 1)
    assert.include(said, 'No.')
    for (const folder of onDisk()) assert.sameMembers(await folder.names(), names)
    await empty(onDisk())
  })

  test('notices a copy of another size, and keeps the file', async ({ assert, cleanup }) => {
    const bucket = await emptyBucket()
    configure(bucket, cleanup)
    const [name] = await fillDisk(1)
    const shortened = drive.use('s3').driver
    const { put } = shortened
    cleanup(() => void (shortened.put = put))
    shortened.put = (key, content) => put.call(shortened, key, content.slice(1))
    const { exitCode, said } = await run('--delete')
    assert.equal(exitCode, 1)
    assert.include(said, 'Copies of another size than their file: 1')
    for (const folder of onDisk()) assert.deepEqual(await folder.names(), [name])
    await empty(onDisk())
  })
})

/** The number of files with this prefix of the bucket, counted independently of the command. */
async function countIn(settings: S3Settings): Promise<number> {
  const answer = await fetch(
    `${settings.endpoint}/${settings.bucket}?list-type=2&prefix=${encodeURIComponent(settings.prefix)}`,
  )
  return (await answer.text()).split('<Key>').length - 1
}
