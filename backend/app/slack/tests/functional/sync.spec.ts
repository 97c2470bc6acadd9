import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import type User from '#identity/users/models/user'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { jobs, runJobs } from '#tests/jobs'

interface Status {
  connected: boolean
  sync: { state: string; total: number; processed: number; errors: number; syncedAt: string | null }
}

const pathOf = (team: Team, rest: string) => `/api/organizations/${team.organizationId}/slack/${rest}`
const sync = (team: Team) => callApi('POST', pathOf(team, 'sync-users'), { as: team.admin })
const status = async (team: Team) =>
  (await callApi('GET', pathOf(team, 'status'), { as: team.member })).body as unknown as Status
const list = async (team: Team, kind: string, query = '') =>
  (await callApi('GET', `/api/slack/${kind}/${team.organizationId}${query}`, { as: team.member })).body!

test.group('Syncing with Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group, { PEOPLE: '500' })
  group.each.setup(async () => {
    await db.from('queue_jobs').delete()
  })

  test('runs once, however often it is asked for', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    const answers = await Promise.all([sync(team), sync(team), sync(team)])
    assert.deepEqual(
      answers.map(({ status: code }) => code),
      [202, 202, 202],
    )
    // The state includes the numbers so far.
    for (const { body } of answers) {
      assert.deepEqual(body!.data, { state: 'running', total: 0, processed: 0, errors: 0 })
      assert.deepInclude(body, { success: true, userCount: 0 })
    }
    assert.lengthOf(await jobs('pending'), 1)
    assert.equal((await status(team)).sync.state, 'running')
  })

  test('reads every page of people and channels, and leaves out archived channels', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await sync(team)
    await runJobs()
    const { sync: done } = await status(team)
    const people = await slack().read<unknown[]>('people')
    assert.deepInclude(done, { state: 'done', processed: people.length, total: people.length, errors: 0 })
    const { count } = await list(team, 'users-count')
    assert.equal(count, people.length)
    const { pagination, users } = await list(team, 'users', '?limit=50')
    assert.deepInclude(pagination as object, { total: people.length })
    assert.lengthOf(users as unknown[], 50)
    const { channels } = await list(team, 'channels')
    assert.isNotEmpty(channels)
    for (const channel of channels as { is_archived: boolean }[]) assert.isFalse(channel.is_archived)
  })

  test('waits as long as Slack asks, and then goes on', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await slack().control({ method: 'users.list', failure: 'ratelimited', count: 2, retryAfter: 7 })
    await sync(team)
    await runJobs()
    assert.equal((await status(team)).sync.state, 'running')
    assert.lengthOf(await jobs('delayed'), 1)
    await runJobs({ delayed: true })
    await runJobs({ delayed: true })
    assert.equal((await status(team)).sync.state, 'done')
  })

  for (const failure of ['status', 'garbage', 'html', 'cut', 'redirect'])
    test(`tries again after Slack failed, and tells when it gives up: ${failure}`, async ({ assert }) => {
      const team = await makeTeam()
      await connect(slack(), team)
      await slack().control({ method: 'users.list', failure, count: 99 })
      await sync(team)
      for (let attempt = 0; attempt < 6; attempt += 1) await runJobs({ delayed: true })
      assert.equal((await status(team)).sync.state, 'failed')
      await slack().control({ action: 'heal' })
      await sync(team)
      await runJobs()
      assert.equal((await status(team)).sync.state, 'done')
    })

  for (const error of ['token_revoked', 'account_inactive', 'invalid_auth'])
    test(`ends the connection when Slack says ${error}`, async ({ assert }) => {
      const team = await makeTeam()
      await connect(slack(), team)
      await slack().control({ action: 'revoke', error })
      await sync(team)
      await runJobs()
      assert.isFalse((await status(team)).connected)
      const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/audit`, {
        as: team.owner,
      })
      const [entry] = body!.entries as { action: string; actor: unknown }[]
      assert.deepInclude(entry, {
        action: 'integration.disconnected',
        actor: null,
        after: { endedBy: 'Slack' },
      })
    })

  test('forgets who is no longer in the workspace, and nobody when it fails halfway', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await sync(team)
    await runJobs()
    const { count: before } = await list(team, 'users-count')
    await slack().control({ method: 'users.list', failure: 'status', after: 1, count: 99 })
    await sync(team)
    await runJobs()
    const { count: after } = await list(team, 'users-count')
    assert.equal(after, before)
  })

  test('shows a plain member no address but their own', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await sync(team)
    await runJobs()
    const listed = async (as: User) => {
      const { body } = await callApi('GET', `/api/slack/users/${team.organizationId}?limit=100`, { as })
      return (body!.users as { email: string | null }[])
        .map(({ email }) => email)
        .filter((email) => email !== null)
    }
    const all = await listed(team.admin)
    assert.isAbove(all.length, 1)
    assert.deepEqual(await listed(team.member), [])
    const own = all[0]!
    await team.member.merge({ email: own, emailKey: own.toLowerCase() }).save()
    assert.deepEqual(await listed(team.member), [own])
  })

  test('finds people by a part of a name, literally', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await sync(team)
    await runJobs()
    const found = (await list(team, 'users', '?search=%25')).users
    assert.isEmpty(found)
  })

  test('lists for mentions neither bots nor deleted users, and the current names of ids', async ({
    assert,
  }) => {
    const team = await makeTeam()
    await connect(slack(), team)
    await sync(team)
    await runJobs()
    interface Listed {
      slackUserId: string
      isBot: boolean
      isDeleted: boolean
    }
    const people = (await list(team, 'users', '?limit=100')).users as Listed[]
    const isHidden = ({ isBot, isDeleted }: Listed) => isBot || isDeleted
    const hidden = await db
      .from('slack_users')
      .where('organization_id', team.organizationId)
      .where((either) => either.where('is_bot', true).orWhere('is_deleted', true))
    assert.isNotEmpty(hidden)
    const ids = hidden.map((row: { slack_user_id: string }) => row.slack_user_id).join(',')
    assert.isEmpty((await list(team, 'users', `?mentionable=true&ids=${ids}`)).users)
    const { slackUserId } = people.find((person) => !isHidden(person))!
    const named = (await list(team, 'users', `?mentionable=true&ids=${slackUserId}`)).users as Listed[]
    assert.deepEqual(
      named.map((person) => person.slackUserId),
      [slackUserId],
    )
    const [channel] = (await list(team, 'channels')).channels as { id: string }[]
    assert.lengthOf((await list(team, 'channels', `?ids=${channel!.id}`)).channels as unknown[], 1)
    const path = `/api/slack/users/${team.organizationId}?ids=U1'--`
    assert.equal((await callApi('GET', path, { as: team.member })).status, 422)
  })
})
