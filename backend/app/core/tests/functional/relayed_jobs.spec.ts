import { test } from '@japa/runner'
import { RedisConnection } from '@adonisjs/redis'
import { Job } from '@adonisjs/queue'
import type { Adapter } from '@boringnode/queue/contracts/adapter'
import db from '@adonisjs/lucid/services/db'
import { inTransaction } from '#core/database/transaction'
import { newId } from '#core/ids'
import { dispatch } from '#core/jobs/dispatch'
import { RelayedAdapter } from '#core/jobs/relay/relayed_adapter'
import { readQueue } from '#core/jobs/queue_state'
import { emptyDatabase } from '#backups/tests/support/archives'
import { dialect } from '#tests/tags'
import { freePort } from '#tests/environment'
import { startServer } from '#tests/server'
import { signUp } from '#tests/sign_up'
import { startStallingProxy } from '#tests/stalling_proxy'
import { setTimeout as wait } from 'node:timers/promises'

class Numbered extends Job<{ n: number }> {
  static override options = { name: 'numbered', priority: 7 }
  async execute(): Promise<void> {}
}

const THRESHOLD_MS = 60_000
const MANY = 100

const dispatchMany = (count: number) =>
  inTransaction(async (trx) => {
    for (let n = 0; n < count; n += 1) await dispatch(trx, Numbered, { n })
  })

/** The numbers of the jobs that are due, each completed. */
async function runAll(adapter: Adapter): Promise<number[]> {
  const run: number[] = []
  for (;;) {
    const job = await adapter.popFrom('default')
    if (job === null) return run
    run.push((job.payload as { n: number }).n)
    await adapter.completeJob(job.id, 'default', true)
  }
}

const rows = async () => (await db.from('queue_jobs').select('status')).map(({ status }) => status as string)

const redis = process.env.TEST_REDIS_URL

if (redis)
  test.group('Jobs that Redis hands out', (group) => {
    dialect(group)
    let prefix: string
    let connections: RedisConnection[]

    /** An instance with a worker. Those with one prefix share what is in Redis, which keeps what it holds for a minute. */
    function makeInstance(port = Number(new URL(redis!).port)): Adapter {
      const connection = new RedisConnection('test', {
        host: new URL(redis!).hostname,
        port,
        keyPrefix: prefix,
        maxRetriesPerRequest: 1,
      })
      connection.on('error', () => undefined)
      connections.push(connection)
      const adapter = new RelayedAdapter(db.connection().getWriteClient(), connection.ioConnection)
      adapter.setWorkerId(newId())
      return adapter
    }

    group.each.setup(async () => {
      prefix = `test:${newId()}:`
      connections = []
      await db.from('queue_jobs').delete()
      return async () => {
        for (const connection of connections) await connection.disconnect()
        await db.from('queue_jobs').delete()
      }
    })

    test('exist exactly when their transaction commits', async ({ assert }) => {
      const adapter = makeInstance()
      const failing = inTransaction(async (trx) => {
        await dispatch(trx, Numbered, { n: 1 })
        throw new Error('rolled back')
      })
      await assert.rejects(() => failing)
      assert.isEmpty(await runAll(adapter))
      await dispatchMany(1)
      assert.deepEqual(await runAll(adapter), [0])
      assert.isEmpty(await rows())
    })

    test('run once, however many instances there are', async ({ assert }) => {
      const instances = [makeInstance(), makeInstance(), makeInstance()]
      await dispatchMany(MANY)
      const run = (await Promise.all(instances.map(runAll))).flat()
      assert.sameMembers(run, [...Array(MANY).keys()])
      assert.lengthOf(run, MANY)
      assert.isEmpty(await rows())
    })

    test('are counted as pending while their copy waits', async ({ assert }) => {
      const adapter = makeInstance()
      await dispatchMany(3)
      await adapter.popFrom('default')
      const { jobs, oldestDueAt } = await readQueue()
      assert.containsSubset(jobs, { pending: 2, active: 1 })
      assert.isNotNull(oldestDueAt)
    })

    test('are relayed again when Redis has lost them', async ({ assert }) => {
      const adapter = makeInstance()
      await dispatchMany(3)
      const first = await adapter.popFrom('default')
      prefix = `test:${newId()}:`
      const other = makeInstance()
      assert.isEmpty(await runAll(other))
      await db
        .from('queue_jobs')
        .where('status', 'relayed')
        .update({ acquired_at: Date.now() - 2 * THRESHOLD_MS })
      await other.recoverStalledJobs('default', THRESHOLD_MS, 10)
      prefix = `test:${newId()}:`
      const left = [0, 1, 2].filter((n) => n !== (first!.payload as { n: number }).n)
      assert.sameMembers(await runAll(makeInstance()), left)
    })

    test('are left alone when somebody else has claimed their row', async ({ assert }) => {
      const adapter = makeInstance()
      await dispatchMany(2)
      const popped = await adapter.popFrom('default')
      await db.from('queue_jobs').where('status', 'relayed').update({ status: 'active' })
      assert.isEmpty(await runAll(adapter))
      assert.isNotNull(popped)
    })

    test('run from the database while Redis is gone', async ({ assert }) => {
      const adapter = makeInstance(await freePort())
      await dispatchMany(3)
      assert.sameMembers(await runAll(adapter), [0, 1, 2])
      assert.isEmpty(await rows())
    })

    test('run from the database while Redis is frozen, without waiting for it each time', async ({
      assert,
      cleanup,
    }) => {
      const proxy = await startStallingProxy(redis)
      cleanup(() => proxy.stop())
      const adapter = makeInstance(Number(new URL(proxy.url).port))
      assert.isEmpty(await runAll(adapter))
      proxy.stall()
      await dispatchMany(MANY)
      const began = performance.now()
      assert.lengthOf(await runAll(adapter), MANY)
      // A call in each second and a half waits for half a second.
      assert.isBelow(performance.now() - began, 10_000)
    }).timeout(20_000)

    test('wait in the database for their next try, and stay there when they are given up', async ({
      assert,
    }) => {
      const adapter = makeInstance()
      await dispatchMany(1)
      const job = await adapter.popFrom('default')
      await adapter.retryJob(job!.id, 'default', new Date(Date.now() + 50))
      assert.deepEqual(await rows(), ['delayed'])
      assert.isNull(await makeInstance().popFrom('default'))
      await db.from('queue_jobs').update({ execute_at: 0 })
      prefix = `test:${newId()}:`
      const again = await makeInstance().popFrom('default')
      assert.equal(again!.attempts, 1)
      await adapter.failJob(job!.id, 'default', new Error('no'), { age: '30d' })
      assert.deepEqual(await rows(), ['failed'])
    })

    test('of a schedule run once, however many instances there are', async ({ assert, cleanup }) => {
      const instances = [makeInstance(), makeInstance()]
      cleanup(async () => void (await db.from('queue_schedules').where('id', 'numbered').delete()))
      await instances[0]!.upsertSchedule({
        id: 'numbered',
        name: 'numbered',
        payload: {},
        everyMs: 60_000,
        timezone: 'UTC',
      })
      // Before the schedules of the server, which may be due too.
      await instances[0]!.updateSchedule('numbered', { nextRunAt: new Date(0) })
      const claimed = await Promise.all(
        instances.map(async (instance) => [
          await instance.claimDueSchedule(),
          await instance.claimDueSchedule(),
        ]),
      )
      assert.lengthOf(
        claimed.flat().filter((schedule) => schedule?.id === 'numbered'),
        1,
      )
    })

    test('are run by a server whose queue is Redis', async ({ assert, cleanup }) => {
      const { environment } = await emptyDatabase(cleanup)
      const settings = { REDIS_URL: redis, REDIS_PREFIX: prefix, QUEUE_DRIVER: 'redis' }
      const server = await startServer({ ...environment, ...settings })
      cleanup(async () => void (await server.stop()))
      // The new user is sent a mail.
      await signUp(server.url)
      while (!server.output().includes('a mail was not sent')) await wait(20)
      assert.notInclude(server.output(), '"level":50')
    }).tags(['@slow'], 'append')
  })
