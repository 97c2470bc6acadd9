import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import { SLACK_SCOPES } from '#contract/slack/rules/slack'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { Browser } from '#tests/browser'
import { callApi, tokenOf } from '#tests/call_api'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import { rollBack } from '#tests/database'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'
import type User from '#identity/users/models/user'

const pathOf = (team: Team, rest: string) => `/api/organizations/${team.organizationId}/slack/${rest}`
const status = async (team: Team, as: User = team.member) =>
  (await callApi('GET', pathOf(team, 'status'), { as })).body!

/** Starts connecting in a browser, and returns Slack's consent page. */
async function start(browser: Browser, team: Team, returnTo?: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${await tokenOf(team.admin)}`,
    'content-type': 'application/json',
  }
  const body = JSON.stringify({ returnTo })
  const answer = await browser.open(pathOf(team, 'connect'), { method: 'POST', headers, body })
  return ((await answer.json()) as { url: string }).url
}

/** Submits Slack's page, and returns where Slack redirects the browser. */
async function decide(browser: Browser, page: string, decision = 'allow'): Promise<string> {
  const answer = await browser.open(page, { method: 'POST', body: new URLSearchParams({ decision }) })
  return answer.headers.get('location')!
}

/** The final address of the browser. */
const follow = async (browser: Browser, callback: string) =>
  (await browser.open(callback)).headers.get('location')!

const settings = ({ organizationId }: Team, outcome: 'success' | 'error') =>
  `${env.appUrl}/organizations/${organizationId}/settings/integrations/slack?slack=${outcome}`

test.group('Connecting to Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)

  test('is refused in another browser than the one that started it', async ({ assert }) => {
    const team = await makeTeam()
    const callback = await decide(new Browser(), await start(new Browser(), team))
    assert.equal(await follow(new Browser(), callback), `${env.appUrl}/organizations?slack=error`)
    assert.isFalse((await status(team)).connected)
  })

  test('is refused with a state that somebody has changed', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = new URL(await decide(browser, await start(browser, team)))
    callback.searchParams.set('state', `${callback.searchParams.get('state')}x`)
    await follow(browser, callback.href)
    assert.isFalse((await status(team)).connected)
  })

  test('is answered the same to a browser that returns again, and later not', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [team, browser] = [await makeTeam(), new Browser()]
    const page = await start(browser, team)
    const copy = browser.copy()
    const callback = await decide(browser, page)
    assert.equal(await follow(browser, callback), settings(team, 'success'))
    assert.equal(await follow(browser, callback), settings(team, 'success'))
    assert.isTrue((await status(team)).connected)
    await callApi('POST', pathOf(team, 'disconnect'), { as: team.owner })
    clock.advance(10_000)
    assert.equal(await follow(copy, await decide(copy, page)), `${env.appUrl}/organizations?slack=error`)
    assert.isFalse((await status(team)).connected)
  })

  test('is refused to somebody who is no longer a member when Slack returns', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = await decide(browser, await start(browser, team))
    const { organizationId, admin, owner } = team
    await new RemoveMember().handle({ organizationId, userId: admin.id, actorId: owner.id })
    assert.equal(await follow(browser, callback), settings(team, 'error'))
    assert.isFalse((await status(team)).connected)
  })

  for (const returnTo of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    'javascript:alert(1)',
    'posts/1',
    `/${'a'.repeat(500)}`,
  ])
    test(`returns to no other place than a path: ${returnTo.slice(0, 30)}`, async ({ assert }) => {
      const team = await makeTeam()
      const { status: code } = await callApi('POST', pathOf(team, 'connect'), {
        as: team.admin,
        body: { returnTo },
      })
      assert.equal(code, 422)
    })

  test('does not let the callback choose where it returns to', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = new URL(await decide(browser, await start(browser, team)))
    callback.searchParams.set('returnTo', '//elsewhere.example')
    assert.equal(await follow(browser, callback.href), settings(team, 'success'))
  })

  test('returns to the page where it was started, with its query', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = await decide(browser, await start(browser, team, '/posts/1?tab=replies#last'))
    const url = `${env.appUrl}/posts/1?tab=replies&slack=success#last`
    assert.equal(await follow(browser, callback), url)
    assert.equal(await follow(browser, callback), url)
    assert.isTrue((await status(team)).connected)
  })

  test('returns to the page where it was started when Slack fails', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = await decide(browser, await start(browser, team, '/posts/1'))
    await slack().control({ method: 'oauth.v2.access', failure: 'status', count: 1 })
    assert.equal(await follow(browser, callback), `${env.appUrl}/posts/1?slack=error`)
  })

  test('returns without a flag when the person cancels at Slack', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const cancel = async (returnTo?: string) =>
      follow(browser, await decide(browser, await start(browser, team, returnTo), 'deny'))
    const { organizationId } = team
    assert.equal(await cancel(), `${env.appUrl}/organizations/${organizationId}/settings/integrations/slack`)
    assert.equal(await cancel('/posts/1'), `${env.appUrl}/posts/1`)
    assert.isFalse((await status(team)).connected)
  })

  test('cannot be finished once it was cancelled', async ({ assert, cleanup }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const [team, browser] = [await makeTeam(), new Browser()]
    const page = await start(browser, team)
    const copy = browser.copy()
    await follow(browser, await decide(browser, page, 'deny'))
    clock.advance(10_000)
    await follow(copy, await decide(copy, page))
    assert.isFalse((await status(team)).connected)
  })

  for (const failure of ['status', 'garbage', 'html', 'redirect', 'cut'])
    test(`ends with an error when Slack fails: ${failure}`, async ({ assert }) => {
      const [team, browser] = [await makeTeam(), new Browser()]
      const callback = await decide(browser, await start(browser, team))
      await slack().control({ method: 'oauth.v2.access', failure, count: 1 })
      assert.equal(await follow(browser, callback), settings(team, 'error'))
      assert.isFalse((await status(team)).connected)
    })

  test('shows the workspace to all members, and is recorded', async ({ assert }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const callback = await decide(browser, await start(browser, team))
    assert.equal(await follow(browser, callback), settings(team, 'success'))
    const seen = await status(team)
    assert.deepInclude(seen, { connected: true, missingScopes: [], isConfigured: true })
    assert.isNotEmpty(seen.teamName)
    assert.deepEqual(seen.connectedBy, { id: team.admin.id, name: team.admin.name })
    assert.deepEqual(seen.can, { manage: false, share: true, messageAll: false })
    const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/audit`, {
      as: team.owner,
    })
    const [entry] = body!.entries as { action: string; subject: string }[]
    assert.deepInclude(entry, { action: 'integration.connected', subject: 'Slack' })
  })

  test('tells which scopes Slack has not granted', async ({ assert }) => {
    const team = await makeTeam()
    await connect(slack(), team, ['chat:write', 'users:read'])
    assert.deepEqual((await status(team)).missingScopes, [
      'users:read.email',
      'channels:read',
      'groups:read',
      'im:read',
      'mpim:read',
      'commands',
      'links:read',
      'links:write',
    ])
  })

  test('asks for what sharing in Slack needs only where Slack signs its requests', async ({
    assert,
    cleanup,
  }) => {
    const [team, browser] = [await makeTeam(), new Browser()]
    const asked = async () => {
      const page = new URL(await start(browser, team))
      return page.searchParams.get('scope')!.split(',')
    }
    assert.sameMembers(await asked(), [...SLACK_SCOPES])
    const { signingSecret } = env.slack
    cleanup(() => void Object.assign(env.slack, { signingSecret }))
    Object.assign(env.slack, { signingSecret: undefined })
    const scopes = await asked()
    assert.sameMembers(scopes, [
      'chat:write',
      'users:read',
      'users:read.email',
      'channels:read',
      'groups:read',
      'im:read',
      'mpim:read',
    ])
    assert.deepEqual((await status(team)).scopes, scopes)
    await connect(slack(), team, scopes)
    assert.deepEqual((await status(team)).missingScopes, [])
  })

  test('stores the token encrypted, and never answers with it', async ({ assert }) => {
    const team = await makeTeam()
    const token = await connect(slack(), team)
    const row: unknown = await db
      .from('slack_connections')
      .where('organization_id', team.organizationId)
      .first()
    assert.notInclude(JSON.stringify(row), token)
    assert.notInclude(JSON.stringify(await status(team, team.owner)), token)
  })
})

test.group('Disconnecting from Slack', (group) => {
  rollBack(group)
  const slack = useSlack(group)

  test('deletes what was synced, and revokes the token', async ({ assert }) => {
    const team = await makeTeam()
    const token = await connect(slack(), team)
    await callApi('POST', pathOf(team, 'sync-users'), { as: team.admin })
    await runJobs()
    await callApi('POST', pathOf(team, 'disconnect'), { as: team.admin })
    assert.deepInclude(await status(team), { connected: false, teamName: null })
    for (const table of ['slack_users', 'slack_channels'])
      assert.isNull(await db.from(table).where('organization_id', team.organizationId).first())
    await runJobs()
    await assert.rejects(() => slack().client(token).auth.test(), /token_revoked/)
  })

  test('keeps the token while another organization uses the same workspace', async ({ assert }) => {
    const [team, other] = [await makeTeam(), await makeTeam()]
    const token = await connect(slack(), team)
    await connect(slack(), other)
    await callApi('POST', pathOf(team, 'disconnect'), { as: team.admin })
    await runJobs()
    assert.isTrue((await slack().client(token).auth.test()).ok)
    assert.isTrue((await status(other)).connected)
  })

  test('is done again when Slack does not answer', async ({ assert }) => {
    const team = await makeTeam()
    const token = await connect(slack(), team)
    await slack().control({ method: 'auth.revoke', failure: 'status', count: 1 })
    await callApi('POST', pathOf(team, 'disconnect'), { as: team.admin })
    await runJobs()
    assert.isTrue((await slack().client(token).auth.test()).ok)
    await runJobs({ delayed: true })
    await assert.rejects(() => slack().client(token).auth.test(), /token_revoked/)
  })
})
