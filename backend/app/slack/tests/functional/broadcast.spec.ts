import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import env from '#start/env'
import type { SlackBroadcast, SlackBroadcastMiss } from '#contract/slack/data/slack'
import AddMember from '#organizations/organizations/actions/add_member'
import RemoveMember from '#organizations/organizations/actions/remove_member'
import { purgeSlackMessages } from '#slack/jobs/purge_slack_messages'
import { connect, useSlack } from '#slack/tests/support/use_slack'
import { sentBy } from '#slack/tests/support/sent_messages'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { makeUser } from '#tests/factories/user_factory'
import { jobs, runJobs } from '#tests/jobs'
import type { SlackPeer } from '#tests/slack_peer'
import type User from '#identity/users/models/user'

const pathOf = (team: Team, rest: string) => `/api/organizations/${team.organizationId}/slack/${rest}`
const notify = (
  team: Team,
  body: object = { message: 'Hello' },
  as: User = team.admin,
  headers?: Record<string, string>,
) => callApi('POST', `/api/slack/notify-all/${team.organizationId}`, { as, body, headers })
const latest = async (team: Team) =>
  (await callApi('GET', pathOf(team, 'broadcasts/latest'), { as: team.admin })).body!
    .broadcast as SlackBroadcast

/** The users of the sandbox's workspace who are members, in the order of their names. */
const COLLEAGUES = ['ana', 'bruno', 'jonas', 'luca', 'marina', 'priya']

async function addColleague(team: Team, name: string) {
  const user = await makeUser({ name, email: `${name}@northwind.example` })
  await new AddMember().handle({ organizationId: team.organizationId, userId: user.id, role: 'member' })
  return user
}

/** A connected and synced team with colleagues who have Slack accounts. */
async function makeScene(slack: SlackPeer) {
  const team = await makeTeam()
  const colleagues: Record<string, User> = {}
  for (const name of COLLEAGUES) colleagues[name] = await addColleague(team, name)
  await connect(slack, team)
  await callApi('POST', pathOf(team, 'sync-users'), { as: team.admin })
  await runJobs()
  return { team, colleagues }
}

const turnOff = (team: Team, user: User) =>
  db
    .from('memberships')
    .where({ organization_id: team.organizationId, user_id: user.id })
    .update({ receive_slack_notifications: false })

/** The number of stored deliveries. */
const countDeliveries = async () => (await db.from('slack_deliveries').select('id')).length

/** Makes deliveries with an unknown outcome due. */
const letTimePass = () => db.from('slack_deliveries').update({ due_at: '2026-01-01 00:00:00.000' })

test.group('A message to all is refused', (group) => {
  dialect(group)
  rollBack(group)
  const slack = useSlack(group)

  test('to members, and without a message', async ({ assert }) => {
    const { team } = await makeScene(slack())
    assert.equal((await notify(team, { message: 'Hi' }, team.member)).status, 403)
    assert.equal((await notify(team, { message: ' ' })).status, 422)
  })

  test('when nobody wants it', async ({ assert }) => {
    const { team, colleagues } = await makeScene(slack())
    for (const user of Object.values(colleagues)) await turnOff(team, user)
    const { body } = await notify(team)
    assert.deepInclude(body!, {
      code: 'NO_USERS_SLACK_NOTIFICATIONS',
      message: 'No users in this organization have enabled Slack notifications.',
    })
    assert.isNull(await latest(team))
  })

  test('when those who want messages have not confirmed their address', async ({ assert }) => {
    const { team, colleagues } = await makeScene(slack())
    const ids = Object.values(colleagues).map(({ id }) => id)
    await db.from('users').whereIn('id', ids).update({ email_verified_at: null })
    assert.equal((await notify(team)).body!.code, 'SLACK_EMAILS_UNCONFIRMED')
    assert.isNull(await latest(team))
  })

  test('with the link of a post that may not go out', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const pending = await makePost(team, { pending: true })
    const { body } = await notify(team, { message: 'Hi', postUrl: pending.url })
    assert.equal(body!.code, 'SLACK_POST_NOT_APPROVED')
  })

  test('while another one is being sent', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const answers = await Promise.all([notify(team), notify(team)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409],
    )
  })

  test('to administrators of other organizations, who cannot see it either', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const other = await makeTeam()
    const { body } = await notify(team)
    const { id } = body!.broadcast as SlackBroadcast
    for (const path of [`broadcasts/${id}`, `broadcasts/${id}/misses`]) {
      const { status } = await callApi('GET', pathOf(other, path), { as: other.owner })
      assert.equal(status, 404)
    }
    const cancel = await callApi('POST', pathOf(other, `broadcasts/${id}/cancel`), { as: other.owner })
    assert.equal(cancel.status, 404)
  })
})

test.group('A message to all', (group) => {
  dialect(group)
  rollBack(group)
  const slack = useSlack(group)

  test('goes to members who want it, and says who was skipped and why', async ({ assert }) => {
    const { team, colleagues } = await makeScene(slack())
    await turnOff(team, colleagues.luca!)
    const { organizationId, owner } = team
    await new RemoveMember().handle({ organizationId, userId: colleagues.priya!.id, actorId: owner.id })
    const { status, body } = await notify(team)
    assert.equal(status, 200)
    await runJobs()
    const broadcast = await latest(team)
    assert.deepInclude(broadcast, { state: 'done', total: 3, sent: 3, errors: 0 })
    assert.lengthOf(await sentBy(slack()), 3)
    const { id } = body!.broadcast as SlackBroadcast
    const answer = await callApi('GET', pathOf(team, `broadcasts/${id}/misses?limit=100`), { as: team.owner })
    const misses = answer.body!.misses as SlackBroadcastMiss[]
    assert.lengthOf(misses, broadcast.skipped)
    const reasons = Object.fromEntries(misses.map(({ name, reason }) => [name, reason]))
    assert.deepInclude(reasons, {
      bruno: 'deleted',
      luca: 'turned_off',
      'Priya Nair': 'not_a_member',
      'Mira Member': 'no_slack_account',
      'Rita Guest': 'restricted',
      'Build Reports': 'bot',
      Slackbot: 'bot',
    })
  })

  test('skips members whose address is not verified', async ({ assert }) => {
    const { team, colleagues } = await makeScene(slack())
    await db.from('users').where('id', colleagues.ana!.id).update({ email_verified_at: null })
    const { body } = await notify(team)
    assert.equal((await latest(team)).total, 4)
    const { id } = body!.broadcast as SlackBroadcast
    const answer = await callApi('GET', pathOf(team, `broadcasts/${id}/misses?limit=100`), { as: team.owner })
    const misses = answer.body!.misses as SlackBroadcastMiss[]
    assert.include(
      misses.map(({ reason }) => reason),
      'email_unconfirmed',
    )
  })

  for (const address of ['https://evil.example/', 'no address', 'the page of a post of others']) {
    test(`leaves out a link that is no post of the organization: ${address}`, async ({ assert }) => {
      const { team } = await makeScene(slack())
      const foreign = await makePost(await makeTeam(), { isPublic: true })
      const postUrl = address.startsWith('the page') ? `${env.appUrl}/posts/${foreign.id}` : address
      assert.equal((await notify(team, { message: 'Hi', postUrl })).status, 200)
      const row = await db
        .from('slack_broadcasts')
        .where('organization_id', team.organizationId)
        .firstOrFail()
      assert.isNull(row.post_id)
      assert.notInclude(JSON.stringify(row.payload), postUrl)
    })
  }

  test('may carry a private post of the organization, from a sender nobody can choose', async ({
    assert,
  }) => {
    const { team } = await makeScene(slack())
    const post = await makePost(team, { title: 'For us only' })
    await notify(team, {
      message: 'Hi',
      postUrl: post.url,
      senderName: 'The CEO',
      senderEmail: 'a@b.example',
    })
    await runJobs()
    const [sent] = await sentBy(slack())
    assert.include(JSON.stringify(sent), 'For us only')
    assert.include(JSON.stringify(sent), 'Adam Admin')
    assert.notInclude(JSON.stringify(sent), 'The CEO')
  })

  test('starts once for a repeated request', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const headers = { 'idempotency-key': 'the-same-key' }
    const [one, two] = [
      await notify(team, undefined, team.admin, headers),
      await notify(team, undefined, team.admin, headers),
    ]
    assert.deepEqual(one.body!.broadcast, two.body!.broadcast)
  })

  test('starts when a post is shared with all', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const { id } = await makePost(team, { isPublic: true })
    const body = { shareType: 'all', message: 'Look' }
    const answer = await callApi('POST', `/api/posts/${id}/share-with-slack`, { as: team.admin, body })
    assert.equal(answer.body!.broadcastId, (await latest(team)).id)
  })

  test('waits as long as Slack asks, and goes on with the same person', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const order = { method: 'chat.postMessage', failure: 'ratelimited', retryAfter: 7, after: 1 }
    await slack().control(order)
    await notify(team)
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 1)
    assert.lengthOf(await jobs('delayed'), 1)
    await runJobs({ delayed: true })
    assert.deepInclude(await latest(team), { state: 'done', sent: 5, errors: 0 })
    assert.lengthOf(await sentBy(slack()), 5)
  })

  test('tries five times when Slack cannot, and reports whom it has not reached', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const channel = await slack().person('ana@northwind.example')
    await slack().control({ method: 'chat.postMessage', failure: 'status', channel, count: 100 })
    await notify(team)
    for (let nth = 0; nth < 6; nth += 1) {
      await runJobs({ delayed: true })
      await letTimePass()
    }
    await runJobs({ delayed: true })
    assert.deepInclude(await latest(team), { state: 'done', sent: 4, errors: 1 })
    const { counts } = await slack().read<{ counts: Record<string, { total: number }> }>('calls')
    assert.equal(counts['chat.postMessage']!.total, 9)
  })

  test('reports whom Slack refuses', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const channel = await slack().person('ana@northwind.example')
    const failure = { failure: 'error', error: 'user_disabled' }
    await slack().control({ method: 'chat.postMessage', ...failure, channel })
    await notify(team)
    await runJobs()
    const broadcast = await latest(team)
    assert.deepInclude(broadcast, { state: 'done', sent: 4, errors: 1 })
    const { body } = await callApi('GET', pathOf(team, `broadcasts/${broadcast.id}/misses?limit=100`), {
      as: team.admin,
    })
    assert.deepInclude(body!.misses, { name: 'ana', state: 'failed', reason: 'user_disabled' })
  })

  for (const failure of ['lost', 'cut'])
    test(`looks up whether an attempt was sent: ${failure} after it was`, async ({ assert }) => {
      const { team } = await makeScene(slack())
      await slack().control({ method: 'chat.postMessage', failure })
      await notify(team)
      await runJobs()
      assert.equal((await latest(team)).sent, 4)
      await letTimePass()
      await runJobs({ delayed: true })
      assert.deepInclude(await latest(team), { state: 'done', sent: 5, errors: 0 })
      assert.lengthOf(await sentBy(slack()), 5)
    })

  test('sends again what was lost before it was sent', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await slack().control({ method: 'chat.postMessage', failure: 'garbage' })
    await notify(team)
    await runJobs()
    await letTimePass()
    await runJobs({ delayed: true })
    assert.deepInclude(await latest(team), { state: 'done', sent: 5, errors: 0 })
    assert.lengthOf(await sentBy(slack()), 5)
  })

  test('rather reports somebody than sends a message twice', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const person = await slack().person('ana@northwind.example')
    await slack().control({ method: 'chat.postMessage', failure: 'lost', channel: person })
    await notify(team)
    await runJobs()
    // A later message of the bot hides ours.
    const { id } = await latest(team)
    const token = await connect(slack(), await makeTeam())
    await slack().client(token).chat.postMessage({ channel: person, text: 'Another one' })
    await letTimePass()
    await runJobs({ delayed: true })
    assert.deepInclude(await latest(team), { state: 'done', sent: 4, errors: 1 })
    const { body } = await callApi('GET', pathOf(team, `broadcasts/${id}/misses?limit=100`), {
      as: team.admin,
    })
    assert.deepInclude(body!.misses, { name: 'ana', state: 'failed', reason: 'unknown' })
  })

  test('stops when it is cancelled, and says who was left out', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await slack().control({ method: 'chat.postMessage', failure: 'ratelimited', after: 2 })
    const { id } = (await notify(team)).body!.broadcast as SlackBroadcast
    await runJobs()
    const answer = await callApi('POST', pathOf(team, `broadcasts/${id}/cancel`), { as: team.admin })
    assert.deepInclude(answer.body!.broadcast, { state: 'cancelled', sent: 2 })
    await runJobs({ delayed: true })
    assert.lengthOf(await sentBy(slack()), 2)
    const { body } = await callApi('GET', pathOf(team, `broadcasts/${id}/misses?limit=100`), {
      as: team.admin,
    })
    const reasons = (body!.misses as SlackBroadcastMiss[]).map(({ reason }) => reason)
    assert.lengthOf(
      reasons.filter((reason) => reason === 'not_sent'),
      3,
    )
  })

  test('skips somebody who has left meanwhile', async ({ assert }) => {
    const { team, colleagues } = await makeScene(slack())
    await slack().control({ method: 'chat.postMessage', failure: 'ratelimited', after: 1 })
    const { total, skipped } = (await notify(team)).body!.broadcast as SlackBroadcast
    await runJobs()
    const { organizationId, owner } = team
    const reached = await sentBy(slack())
    for (const { id: userId } of Object.values(colleagues))
      await new RemoveMember().handle({ organizationId, actorId: owner.id, userId })
    await runJobs({ delayed: true })
    assert.deepEqual(await sentBy(slack()), reached)
    assert.deepInclude(await latest(team), { state: 'done', sent: 1, total: 1, skipped: skipped + total - 1 })
  })

  test('is recorded in the audit log', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await notify(team)
    const { body } = await callApi('GET', `/api/organizations/${team.organizationId}/audit`, {
      as: team.owner,
    })
    const [entry] = body!.entries as { action: string; actor: { id: string } }[]
    assert.deepInclude(entry, {
      action: 'integration.messaged',
      actor: { id: team.admin.id, name: team.admin.name },
    })
  })

  test('ends with the connection', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await notify(team)
    await callApi('POST', pathOf(team, 'disconnect'), { as: team.admin })
    await runJobs()
    assert.equal((await latest(team)).state, 'failed')
    assert.isEmpty(await sentBy(slack()))
  })

  test('ends, with the connection, when the app is removed at Slack', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await notify(team)
    await slack().control({ action: 'uninstall', silent: true })
    await runJobs()
    assert.equal((await latest(team)).state, 'failed')
    const { body } = await callApi('GET', pathOf(team, 'status'), { as: team.admin })
    assert.isFalse(body!.connected)
  })

  test('ends when its post may no longer go out', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const post = await makePost(team, { isPublic: true })
    await notify(team, { message: 'Hi', postUrl: post.url })
    await callApi('DELETE', `/api/posts/${post.id}`, { as: team.owner })
    await runJobs()
    assert.equal((await latest(team)).state, 'failed')
    assert.isEmpty(await sentBy(slack()))
  })
})

test.group('After a message to all', (group) => {
  dialect(group)
  rollBack(group)
  const slack = useSlack(group)

  test('the next one waits for the limit of the server, unless nobody got the first', async ({ assert }) => {
    const { team } = await makeScene(slack())
    const limits = env.limits as { slackBroadcast: number }
    const before = limits.slackBroadcast
    limits.slackBroadcast = 600
    try {
      await notify(team)
      await callApi('POST', pathOf(team, `broadcasts/${(await latest(team)).id}/cancel`), { as: team.admin })
      assert.equal((await notify(team)).status, 200)
      await runJobs()
      const { status, headers, body } = await notify(team)
      assert.deepEqual([status, body!.code], [429, 'TOO_MANY_REQUESTS'])
      assert.isAbove(Number(headers.get('retry-after')), 590)
    } finally {
      limits.slackBroadcast = before
    }
  })

  test('it is deleted after ninety days who received it', async ({ assert }) => {
    const { team } = await makeScene(slack())
    await notify(team)
    await runJobs()
    await purgeSlackMessages()
    assert.notEqual(await countDeliveries(), 0)
    await db.from('slack_broadcasts').update({ finished_at: '2026-01-01 00:00:00.000' })
    await purgeSlackMessages()
    assert.equal(await countDeliveries(), 0)
    assert.equal((await latest(team)).sent, 5)
  })
})

test.group('A message to all of a large workspace', (group) => {
  dialect(group)
  rollBack(group)
  const slack = useSlack(group, { PEOPLE: '600' })

  test('lists everybody who is skipped', async ({ assert }) => {
    const { team } = await makeScene(slack())
    assert.equal((await notify(team)).status, 200)
    assert.isAbove((await latest(team)).skipped, 600)
  })
})
