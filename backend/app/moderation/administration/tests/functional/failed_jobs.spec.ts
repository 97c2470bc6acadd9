import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { FailedJobList } from '#contract/moderation/data/administration'
import { callApi, tokenOf } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makeFailedJob } from '#tests/factories/job_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { jobs, runJobs } from '#tests/jobs'
import { newId } from '#core/runtime/ids'
import type User from '#identity/users/models/user'

const makeAdmin = () => makeUser({ isAdmin: true })
const retry = (as: User | string, id: string) => callApi('POST', `/api/admin/jobs/${id}/retry`, { as })
const discard = (as: User | string, id: string) => callApi('DELETE', `/api/admin/jobs/${id}`, { as })

async function read(as: User, query = '') {
  const { status, body } = await callApi('GET', `/api/admin/jobs?${query}`, { as })
  return { status, ...(body as unknown as FailedJobList) }
}

test.group('Failed jobs', (group) => {
  dialect(group)
  rollBack(group)
  group.each.setup(async () => void (await db.from('queue_jobs').delete()))

  test('are for administrators alone', async ({ assert }) => {
    const { owner, admin, member } = await makeTeam()
    const id = await makeFailedJob()
    for (const as of [owner, admin, member]) {
      assert.equal((await read(as)).status, 403)
      assert.equal((await retry(as, id)).status, 403)
      assert.equal((await discard(as, id)).status, 403)
    }
    assert.lengthOf(await jobs('failed'), 1)
  })

  test('are listed with name, time, tries and error, and never with what they are about', async ({
    assert,
  }) => {
    const as = await makeAdmin()
    const older = await makeFailedJob({
      failedAt: Date.parse('2026-11-01T10:00:00Z'),
      error: 'x'.repeat(600),
    })
    const newer = await makeFailedJob({ failedAt: Date.parse('2026-11-02T10:00:00Z') })
    const { jobs: listed, pagination } = await read(as)
    assert.deepEqual(listed[0], {
      id: newer,
      name: 'deliver_mail',
      attempts: 10,
      error: 'The mail server said no',
      failedAt: '2026-11-02T10:00:00.000Z',
    })
    assert.equal(listed[1]!.id, older)
    assert.lengthOf(listed[1]!.error!, 500)
    assert.equal(pagination.total, 2)
    assert.deepEqual(
      (await read(as, 'page=2&limit=1')).jobs.map(({ id }) => id),
      [older],
    )
    const { id: mail } = await db.from('outgoing_mails').firstOrFail()
    assert.notInclude(JSON.stringify(listed), mail)
  })

  test('run again, with all their tries', async ({ assert }) => {
    const as = await makeAdmin()
    const id = await makeFailedJob()
    assert.equal((await retry(as, id)).status, 204)
    const [pending] = await jobs('pending')
    assert.equal(pending!.data.attempts, 0)
    await runJobs()
    assert.isEmpty(await db.from('queue_jobs'))
    assert.isEmpty(await db.from('outgoing_mails'))
  })

  test('are discarded with the mail they were to send', async ({ assert }) => {
    const as = await makeAdmin()
    const [id] = [await makeFailedJob(), await makeFailedJob()]
    assert.equal((await discard(as, id!)).status, 204)
    assert.lengthOf(await db.from('outgoing_mails'), 1)
    assert.lengthOf(await jobs('failed'), 1)
  })

  test('are neither retried nor discarded twice, nor when they are not failed', async ({ assert }) => {
    const as = await makeAdmin()
    const id = await makeFailedJob()
    assert.equal((await retry(as, id)).status, 204)
    const other = await makeAdmin()
    const refused = [
      retry(other, id),
      discard(other, id),
      discard(as, id),
      retry(as, newId()),
      discard(as, newId()),
    ]
    for (const { status, body } of await Promise.all(refused)) {
      assert.deepEqual([status, body?.code], [404, 'JOB_NOT_FOUND'])
    }
    assert.lengthOf(await jobs('pending'), 1)
  })

  test('are recorded in the platform log', async ({ assert }) => {
    const as = await makeAdmin()
    const [first, second] = [await makeFailedJob(), await makeFailedJob()]
    await retry(as, first)
    await discard(as, second)
    const { body } = await callApi('GET', `/api/admin/log?actorId=${as.id}`, { as })
    assert.containsSubset(body, {
      entries: [
        { action: 'job.discarded', subject: 'deliver_mail', targetId: second },
        { action: 'job.retried', subject: 'deliver_mail', targetId: first },
      ],
    })
  })
})

test.group('Two administrators at a job that was given up', (group) => {
  dialect(group)
  group.each.teardown(async () => {
    for (const table of ['queue_jobs', 'outgoing_mails', 'platform_log_entries', 'users'])
      await db.from(table).delete()
  })

  test('decide once', async ({ assert }) => {
    const tokens = [await tokenOf(await makeAdmin()), await tokenOf(await makeAdmin())]
    const id = await makeFailedJob()
    const answers = await Promise.all([retry(tokens[0]!, id), discard(tokens[1]!, id), retry(tokens[1]!, id)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [204, 404, 404])
  })
})
