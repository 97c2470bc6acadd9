import { test } from '@japa/runner'
import { setTimeout as wait } from 'node:timers/promises'
import { Job, Locator, Worker } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import { KnexAdapter } from '@boringnode/queue/drivers/knex_adapter'
import queue from '#config/queue'
import { inTransaction } from '#core/database/transactions/transaction'
import { dispatch } from '#core/jobs/dispatch'
import { scheduledJob, storeSchedule, type Scheduled } from '#core/jobs/scheduled_job'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { jobs, runJobs } from '#tests/jobs'

const MINUTE = 60_000

let notes: string[] = []

class TakeNote extends Job<{ text: string }> {
  static override options = { name: 'take_note' }

  async execute(): Promise<void> {
    if (this.payload.text === 'broken') throw new Error('The pen is empty')
    notes.push(this.payload.text)
  }
}

/** Runs longer than the polling interval of the worker. */
class Linger extends Job<{ n: number }> {
  static override options = { name: 'linger' }

  async execute(): Promise<void> {
    await wait(60 + 10 * this.payload.n)
  }
}

/** A worker that polls every ten milliseconds. */
const restlessWorker = () =>
  new Worker({
    ...queue,
    adapters: { database: adapter },
    autoLoadJobs: false,
    worker: { ...queue.worker, concurrency: 4, idleDelay: '10ms' },
  })

const takeNote = (text: string) => inTransaction((trx) => dispatch(trx, TakeNote, { text }))

/** Turns the job into one of a worker that started it so many milliseconds ago and was killed. */
const leaveBehind = (ago: number) =>
  db.from('queue_jobs').update({ status: 'active', worker_id: 'killed', acquired_at: Date.now() - ago })

const adapter = () => new KnexAdapter({ connection: db.connection().getWriteClient() })

const store = (schedule: Scheduled[]) => storeSchedule(schedule, adapter())
const nextRun = async () => (await adapter().getSchedule('sweep'))?.nextRunAt?.getTime()

/** Other specs leave jobs in a database without transactions to roll back. */
async function forgetJobs(): Promise<void> {
  notes = []
  for (const table of ['queue_jobs', 'queue_schedules']) await db.from(table).delete()
}

test.group('A job', (group) => {
  dialect(group)
  rollBack(group)
  group.setup(() => {
    Locator.register('take_note', TakeNote)
    Locator.register('linger', Linger)
  })
  group.each.setup(forgetJobs)

  test('that runs while a worker looks for more is reported once, and as no error', async ({ assert }) => {
    await inTransaction(async (trx) => {
      for (const n of [0, 1, 2]) await dispatch(trx, Linger, { n })
    })
    const worker = restlessWorker()
    const cycles: string[] = []
    while (!cycles.includes('idle')) cycles.push((await worker.processCycle(['default']))!.type)
    await worker.stop()
    assert.sameMembers(cycles, [...Array(3).fill('started'), ...Array(3).fill('completed'), 'idle'])
  })

  test('that runs when its worker stops is finished, and no error', async ({ assert }) => {
    await inTransaction((trx) => dispatch(trx, Linger, { n: 0 }))
    const worker = restlessWorker()
    assert.equal((await worker.processCycle(['default']))!.type, 'started')
    const [last] = await Promise.all([worker.processCycle(['default']), worker.stop()])
    assert.notEqual(last?.type, 'error')
    assert.isEmpty(await db.from('queue_jobs').select('id'))
  })

  test('runs once', async ({ assert }) => {
    await takeNote('once')
    await runJobs()
    await runJobs()
    assert.deepEqual(notes, ['once'])
  })

  test('does not exist when its transaction is rolled back', async ({ assert }) => {
    const failed = inTransaction(async (trx) => {
      await dispatch(trx, TakeNote, { text: 'never' })
      throw new Error('no')
    })
    await assert.rejects(() => failed)
    assert.isEmpty(await jobs('pending'))
  })

  test('waits for its delay', async ({ assert }) => {
    await inTransaction((trx) => dispatch(trx, TakeNote, { text: 'later' }, { delay: MINUTE }))
    await runJobs()
    assert.isEmpty(notes)
    await runJobs({ delayed: true })
    assert.deepEqual(notes, ['later'])
  })

  test('is taken over a minute after its worker was killed, and not before', async ({ assert }) => {
    await takeNote('taken over')
    await leaveBehind(MINUTE / 2)
    await runJobs()
    assert.isEmpty(notes)
    await leaveBehind(MINUTE + 1_000)
    await runJobs()
    assert.deepEqual(notes, ['taken over'])
  })

  test('is taken over as often as its worker is killed', async ({ assert }) => {
    await takeNote('stubborn')
    const [{ id, data }] = (await jobs('pending')) as [Awaited<ReturnType<typeof jobs>>[number]]
    const killed = { status: 'active', worker_id: 'killed', acquired_at: 0 }
    await db
      .from('queue_jobs')
      .where({ id })
      .update({ ...killed, data: JSON.stringify({ ...data, stalledCount: 99 }) })
    await runJobs()
    assert.deepEqual(notes, ['stubborn'])
  })

  test('that fails is retried ever later, and kept when it is given up', async ({ assert }) => {
    await takeNote('broken')
    await runJobs()
    const waits: number[] = []
    for (;;) {
      const [row] = await db.from('queue_jobs').where('status', 'delayed').select('execute_at')
      if (!row) break
      waits.push(Number(row.execute_at) - Date.now())
      await runJobs({ delayed: true })
    }
    assert.lengthOf(waits, 9)
    assert.isAbove(waits[0]!, 20_000)
    assert.isAbove(waits[8]!, 60 * MINUTE)
    const [dead] = await jobs('failed')
    assert.containSubset(dead, { data: { name: 'take_note' }, error: 'The pen is empty' })
  })

  test('that no longer exists is given up and kept', async ({ assert }) => {
    const data = JSON.stringify({ id: 'x', name: 'of_another_version', payload: {}, attempts: 0 })
    await db.table('queue_jobs').insert({ id: 'x', queue: 'default', status: 'pending', data, score: 1 })
    await runJobs()
    assert.lengthOf(await jobs('failed'), 1)
  })
})

test.group('A schedule', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(forgetJobs)

  const sweep = scheduledJob('sweep', async () => void notes.push('swept'))
  group.setup(() => Locator.register('sweep', sweep))

  test('runs a job once when it is due, on one of several servers', async ({ assert }) => {
    await store([{ every: MINUTE, job: sweep }])
    await runJobs()
    assert.isEmpty(notes)
    await adapter().updateSchedule('sweep', { nextRunAt: new Date(Date.now() - 1_000) })
    await runJobs()
    await runJobs()
    assert.deepEqual(notes, ['swept'])
    assert.isAbove((await nextRun())!, Date.now())
  })

  test('keeps its next run when a server restarts', async ({ assert }) => {
    await store([{ every: MINUTE, job: sweep }])
    const due = new Date(Date.now() + 5_000)
    await adapter().updateSchedule('sweep', { nextRunAt: due })
    await store([{ every: MINUTE, job: sweep }])
    assert.equal(await nextRun(), due.getTime())
  })

  test('follows a new interval', async ({ assert }) => {
    await store([{ every: MINUTE, job: sweep }])
    await store([{ every: 60 * MINUTE, job: sweep }])
    assert.isAbove((await nextRun())!, Date.now() + 50 * MINUTE)
  })

  test('ends when the product no longer has it', async ({ assert }) => {
    await store([{ every: MINUTE, job: sweep }])
    await store([])
    assert.isEmpty(await adapter().listSchedules())
  })
})
