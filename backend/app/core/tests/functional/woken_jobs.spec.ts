import { setTimeout as wait } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import SendResetLink from '#identity/auth/jobs/send_reset_link'
import { inTransaction } from '#core/database/transactions/transaction'
import { notifications } from '#core/database/transactions/notifications'
import { newId } from '#core/runtime/ids'
import { dispatch } from '#core/jobs/dispatch'
import { scoreOf } from '#core/jobs/queue_state'
import { PASSWORD } from '#tests/factories/user_factory'
import { startMailServer } from '#tests/mail_server'
import { startServer, type RunningServer } from '#tests/server'
import { startStatementCounter } from '#tests/statement_counter'
import { dialect } from '#tests/tags'

const ROUNDS = 5
/** Less than a server with one poll per second takes for as many jobs in a row. */
const AT_ONCE_MS = 4_000
/** A job without a notification is found within ten seconds. */
const LATE_MS = 15_000
const IDLE_MS = 10_000
/** The most statements per second of a single idle server, including its scheduled jobs. */
const IDLE_RATE_MAX = 15

const database = process.env.DATABASE_URL
const payload = () => ({ email: `${newId()}@example.org` })

async function untilDone(isDone: () => Promise<boolean>): Promise<number> {
  const began = performance.now()
  while (!(await isDone())) await wait(20)
  return performance.now() - began
}

const isEmpty = async () =>
  (await db.from('queue_jobs').where('data', 'like', '%send_reset_link%').first()) === null

/** How long jobs take that this process dispatches one after the other. */
async function timeOfJobs(): Promise<number> {
  let spent = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    await inTransaction((trx) => dispatch(trx, SendResetLink, payload()))
    spent += await untilDone(isEmpty)
  }
  return spent
}

if (database)
  test.group('A server that waits for jobs', (group) => {
    dialect(group)
    group.each.timeout(60_000)
    let server: RunningServer
    let counter: Awaited<ReturnType<typeof startStatementCounter>>

    group.setup(async () => {
      // This process is another server, which runs no jobs.
      notifications!.open()
      await db.from('queue_jobs').delete()
      counter = await startStatementCounter(database)
      server = await startServer({ DATABASE_URL: counter.url })
      await wait(3_000)
      return async () => {
        await server.stop()
        counter.stop()
        await notifications!.close()
      }
    })

    test('is woken by a commit of another server', async ({ assert }) => {
      assert.isBelow(await timeOfJobs(), AT_ONCE_MS)
    })

    test('is not woken by a transaction that was rolled back', async ({ assert }) => {
      const refused = inTransaction(async (trx) => {
        await dispatch(trx, SendResetLink, payload())
        throw new Error('refused')
      })
      await assert.rejects(() => refused, 'refused')
      assert.isTrue(await isEmpty())
    })

    test('finds a job whose notification was lost', async ({ assert }) => {
      // The notifications of other jobs have arrived by then.
      await wait(1_000)
      const id = newId()
      const data = { id, name: 'send_reset_link', payload: payload(), attempts: 0 }
      const row = { id, queue: 'default', status: 'pending', data: JSON.stringify(data) }
      await db.table('queue_jobs').insert({ ...row, score: scoreOf({}, new Date()) })
      assert.isBelow(await untilDone(isEmpty), LATE_MS)
    }).tags(['@slow'], 'append')

    test('hears of jobs again after its connection was lost', async ({ assert }) => {
      await db.rawQuery(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'fanfare events' and datname = current_database()`,
      )
      await wait(2_500)
      assert.isBelow(await timeOfJobs(), AT_ONCE_MS)
    }).tags(['@slow'], 'append')

    test('asks the database little while nothing happens', async ({ assert }) => {
      const before = counter.state.count
      await wait(IDLE_MS)
      assert.isBelow((counter.state.count - before) / (IDLE_MS / 1_000), IDLE_RATE_MAX)
    }).tags(['@slow'], 'append')
  })

test.group('A server that dispatches a job', (group) => {
  dialect(group)
  group.each.timeout(60_000)

  test('runs it at once', async ({ assert, cleanup }) => {
    const mails = await startMailServer()
    cleanup(() => void mails.close())
    const server = await startServer({ SMTP_URL: mails.url })
    cleanup(async () => void (await server.stop()))
    let spent = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `${newId()}@example.org`
      const answer = await fetch(`${server.url}/api/auth/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ada', email, password: PASSWORD }),
      })
      assert.equal(answer.status, 201)
      spent += await untilDone(async () => mails.recipients.includes(email))
    }
    assert.isBelow(spent, AT_ONCE_MS)
  })
})
