import { test } from '@japa/runner'
import { writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { databaseCheck } from '#core/observability/health/database_check'
import { diskCheck } from '#core/observability/health/disk_check'
import { queueCheck } from '#core/observability/health/queue_check'
import { s3Check } from '#core/observability/health/s3_check'
import { readQueue, scoreOf } from '#core/jobs/queue_state'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { temporaryDataDir } from '#tests/environment'
import { refusal, startFaultyS3 } from '#tests/faulty_s3'
import { s3OfTests, useBucket } from '#tests/storages'

const MINUTE = 60_000

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

const storeJob = (id: string, row: object) =>
  db.table('queue_jobs').insert({ id, queue: 'default', data: '{}', ...row })

test.group('The health check of', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(async () => void (await db.from('queue_jobs').delete()))

  for (const [what, makeFolder] of [
    ['is gone', () => join(temporaryDataDir(), 'gone')],
    [
      'is a file',
      () => {
        const file = join(temporaryDataDir(), 'file')
        writeFileSync(file, '')
        return file
      },
    ],
  ] as const) {
    test(`the disk fails for a folder that ${what}`, async ({ assert }) => {
      assert.equal((await diskCheck(makeFolder()).run()).status, 'error')
    })
  }

  test('the disk leaves no file behind', async ({ assert }) => {
    const folder = temporaryDataDir()
    assert.equal((await diskCheck(folder).run()).status, 'ok')
    assert.isEmpty(await readdir(folder))
  })

  test('the queue warns of a job that is due since a quarter of an hour', async ({ assert }) => {
    const since = ago(16 * MINUTE)
    await storeJob('due', { status: 'pending', score: scoreOf({}, since) })
    const { status, message } = await queueCheck().run()
    assert.equal(status, 'warning')
    assert.include(message, since.toISOString())
  })

  test('the queue is fine with jobs of the last minutes, and with those that wait or were given up', async ({
    assert,
  }) => {
    await storeJob('due', { status: 'pending', score: scoreOf({}, ago(MINUTE)) })
    await storeJob('later', { status: 'delayed', execute_at: Date.now() + MINUTE })
    await storeJob('dead', { status: 'failed', finished_at: 1 })
    assert.equal((await queueCheck().run()).status, 'ok')
    assert.deepEqual((await readQueue()).jobs, { pending: 1, delayed: 1, active: 0, failed: 1 })
  })

  test('the queue counts a delayed job as due once its time has come', async ({ assert }) => {
    const since = ago(20 * MINUTE)
    await storeJob('due', { status: 'pending', score: scoreOf({}, ago(MINUTE)) })
    await storeJob('retried', { status: 'delayed', execute_at: since.getTime() })
    assert.equal((await readQueue()).oldestDueAt?.getTime(), since.getTime())
  })

  test('the database is fine when it answers', async ({ assert }) => {
    assert.equal((await databaseCheck().run()).status, 'ok')
  })

  test('S3 is fine when it answers for the bucket', async ({ assert, cleanup }) => {
    cleanup(useBucket(await s3OfTests()))
    assert.equal((await s3Check().run()).status, 'ok')
  })

  for (const [what, answer, reason] of [
    ['refuses', refusal(403, 'AccessDenied'), 'AccessDenied: No.'],
    ['does not answer', () => undefined, 'No answer within 1500 ms'],
  ] as const) {
    test(`S3 warns of one that ${what}, and fails nothing`, async ({ assert, cleanup }) => {
      cleanup(useBucket((await startFaultyS3(answer, cleanup)).settings))
      const began = performance.now()
      const { status, message } = await s3Check().run()
      assert.equal(status, 'warning')
      assert.include(message, reason)
      assert.isBelow(performance.now() - began, 2_000)
    })
  }
})
