import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import type { SlackBroadcast, SlackBroadcastMiss } from '#contract/slack/data/slack'
import { DEFAULT_RHYTHM, isQuiet, type Rhythm } from '#contract/notifications/rules/rhythm'
import { anyRhythm } from '#notifications/pacing/tests/support/any_rhythm'
import { chooseRhythm, pace, timesOf } from '#notifications/pacing/tests/support/paced_team'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import { addColleagues, COLLEAGUES, latestBroadcast, walk } from '#slack/tests/support/broadcast_walk'
import { HOUR_MS, setUpScheduledPosts, share } from '#slack/tests/support/scheduled_post'
import { sentBy, type SentMessage } from '#slack/tests/support/sent_messages'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import type { Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

const TO_ALL = { shareType: 'all', message: 'Look' }
/** The clock of these tests says nine in London. */
const QUIET_UNTIL_TEN: Partial<Rhythm> = { quietHours: { from: '22:00', to: '10:00' } }
const QUIET_UNTIL_NOON: Partial<Rhythm> = { quietHours: { from: '22:00', to: '12:00' } }
const MONDAY_OFF: Partial<Rhythm> = { daysOff: [1] }

const notify = (team: Team) =>
  callApi('POST', `/api/slack/notify-all/${team.organizationId}`, {
    as: team.admin,
    body: { message: 'Hello' },
  })

async function reasonsOf({ organizationId, admin }: Team, { id }: SlackBroadcast) {
  const path = `/api/organizations/${organizationId}/slack/broadcasts/${id}/misses?limit=100`
  const { body } = await callApi('GET', path, { as: admin })
  return Object.fromEntries((body!.misses as SlackBroadcastMiss[]).map(({ name, reason }) => [name, reason]))
}

/** The user to whom a message was sent: its first block carries the id of the delivery. */
async function recipientOf({ blocks }: SentMessage): Promise<string> {
  const id = blocks[0]!.block_id.replace('delivery-', '')
  return (await db.from('slack_deliveries').where({ id }).firstOrFail()).user_id
}

test.group('A message to all in the hours of members', (group) => {
  dialect(group)
  rollBack(group)
  const { slack, clock, makeConnectedTeam } = setUpScheduledPosts(group)

  const passHours = async (hours: number) => {
    const until = new Date(clock().now().getTime() + hours * HOUR_MS)
    await walk(clock(), until, async () => {})
  }

  test('waits for the end of quiet hours and days off, and says for how many', async ({ assert }) => {
    const team = await makeConnectedTeam()
    await addColleagues(team, {
      ana: QUIET_UNTIL_TEN,
      jonas: QUIET_UNTIL_NOON,
      luca: MONDAY_OFF,
    })
    await notify(team)
    assert.deepInclude(await latestBroadcast(team), { total: 5, sent: 0, waiting: 3 })
    await runJobs()
    assert.deepInclude(await latestBroadcast(team), { state: 'running', total: 5, sent: 2, waiting: 3 })
    await passHours(1)
    assert.deepInclude(await latestBroadcast(team), { sent: 3, waiting: 2 })
    await passHours(2)
    assert.deepInclude(await latestBroadcast(team), { sent: 4, waiting: 1 })
    await passHours(11)
    assert.deepInclude(await latestBroadcast(team), { state: 'running', sent: 4, waiting: 1 })
    await passHours(1)
    assert.deepInclude(await latestBroadcast(team), { state: 'done', sent: 5, waiting: 0 })
    assert.lengthOf(await sentBy(slack()), 5)
  })

  test('follows a rhythm that is changed while it waits', async ({ assert }) => {
    const team = await makeConnectedTeam()
    const { ana } = await addColleagues(team, { ana: QUIET_UNTIL_TEN })
    await notify(team)
    await runJobs()
    const rhythm = { ...DEFAULT_RHYTHM, ...QUIET_UNTIL_NOON }
    const { status } = await callApi('PUT', '/api/notifications/rhythm', { as: ana, body: rhythm })
    assert.equal(status, 200)
    await passHours(1)
    assert.deepInclude(await latestBroadcast(team), { sent: 4, waiting: 1 })
    await passHours(2)
    assert.deepInclude(await latestBroadcast(team), { state: 'done', sent: 5 })
  })

  test('lets the next one go out meanwhile, and can be cancelled', async ({ assert }) => {
    const team = await makeConnectedTeam()
    await addColleagues(team, { ana: QUIET_UNTIL_TEN })
    await notify(team)
    assert.equal((await notify(team)).body?.code, 'SLACK_BROADCAST_RUNNING')
    await runJobs()
    const { id } = await latestBroadcast(team)
    clock().advance(1_000)
    assert.equal((await notify(team)).status, 200)
    await runJobs()
    assert.lengthOf(await sentBy(slack()), 8)
    const cancel = `/api/organizations/${team.organizationId}/slack/broadcasts/${id}/cancel`
    const { body } = await callApi('POST', cancel, { as: team.admin })
    assert.deepInclude(body!.broadcast, { state: 'cancelled', sent: 4, waiting: 0 })
    await passHours(2)
    assert.lengthOf(await sentBy(slack()), 9)
  })

  for (const [how, end] of [
    ['it ends by itself', async () => endOverduePosts()],
    [
      'its author ends it',
      async ({ id }, { member }) =>
        void (await callApi('PUT', `/api/posts/${id}/end`, { as: member, body: { hours: 0 } })),
    ],
    [
      'it is deleted',
      async ({ id }, { member }) => void (await callApi('DELETE', `/api/posts/${id}`, { as: member })),
    ],
  ] satisfies [string, (post: { id: string }, team: Team) => Promise<void>][])
    test(`stops when its post is over: ${how}`, async ({ assert }) => {
      const team = await makeConnectedTeam()
      await addColleagues(team, { ana: QUIET_UNTIL_NOON })
      const post = await makePost(team, { isPublic: true, schedule: { timeZone: 'UTC', windowHours: 2 } })
      await share(post, team.admin, TO_ALL)
      await runJobs()
      clock().advance(2 * HOUR_MS + 60_000)
      await end(post, team)
      assert.deepInclude(await latestBroadcast(team), { state: 'failed', sent: 4, waiting: 0 })
      await passHours(2)
      await runJobs({ delayed: true })
      assert.lengthOf(await sentBy(slack()), 4)
    })
})

test.group('A message to all about a paced post', (group) => {
  dialect(group)
  rollBack(group)
  const { slack, clock, makeConnectedTeam } = setUpScheduledPosts(group)

  async function makePacedScene(facts: object = {}) {
    const team = await makeConnectedTeam()
    await pace(team)
    const colleagues = await addColleagues(team)
    const schedule = { timeZone: 'UTC', windowHours: 8 }
    const post = await makePost(team, { isPublic: true, schedule, ...facts })
    await share(post, team.admin, TO_ALL)
    return { team, colleagues, post }
  }

  test('reaches each member when they are told of it', async ({ assert }) => {
    const { team, colleagues, post } = await makePacedScene()
    await runJobs()
    assert.isEmpty(await sentBy(slack()))
    assert.deepInclude(await latestBroadcast(team), { sent: 0, waiting: 5 })
    const sentAt = new Map<string, Date>()
    await walk(clock(), new Date(clock().now().getTime() + 8 * HOUR_MS), async () => {
      for (const message of await sentBy(slack())) {
        const userId = await recipientOf(message)
        if (!sentAt.has(userId)) sentAt.set(userId, clock().now())
      }
    })
    assert.deepInclude(await latestBroadcast(team), { state: 'done', sent: 5 })
    const told = new Map((await timesOf(post.id)).map(({ userId, toldAt }) => [userId, toldAt!]))
    for (const name of COLLEAGUES) {
      const at = sentAt.get(colleagues[name].id)!
      const distance = at.getTime() - told.get(colleagues[name].id)!.getTime()
      assert.isAtLeast(distance, 0, name)
      assert.isBelow(distance, 60_000, name)
    }
  })

  test('leaves out members who are not told, because they have skipped it', async ({ assert }) => {
    const { team, colleagues, post } = await makePacedScene()
    await runJobs()
    await callApi('PUT', `/api/posts/${post.id}/skip`, { as: colleagues.luca, body: {} })
    await walk(clock(), new Date(clock().now().getTime() + 8 * HOUR_MS), async () => {})
    const broadcast = await latestBroadcast(team)
    const reasons = await reasonsOf(team, broadcast)
    assert.equal(reasons.luca, 'not_told')
    assert.deepInclude(broadcast, { state: 'done', sent: 4 })
  })

  for (const [how, facts] of [
    ['told now', { tellNow: true }],
    ['important', {}],
  ] as const)
    test(`goes out at once when it is ${how}`, async ({ assert }) => {
      const { team, post } = await makePacedScene(facts)
      if (how === 'important')
        await callApi('PUT', `/api/posts/${post.id}/importance`, {
          as: team.owner,
          body: { isImportant: true },
        })
      await runJobs()
      assert.deepInclude(await latestBroadcast(team), { state: 'done', sent: 5 })
    })
})

test.group('Any message to all', (group) => {
  dialect(group)
  rollBack(group)
  const { slack, clock, makeConnectedTeam } = setUpScheduledPosts(group)

  test('never comes in quiet hours, or twice, or after the end of its post', async ({ assert }) => {
    const scene = fc.record({
      rhythms: fc.tuple(...COLLEAGUES.map(() => anyRhythm.filter(({ daysOff }) => daysOff.length < 7))),
      isPaced: fc.boolean(),
      tellNow: fc.boolean(),
      windowHours: fc.constantFrom(2, 9, 30, 80),
      after: fc.nat({ max: 3 * 24 * 60 }),
    })
    const team = await makeConnectedTeam()
    const colleagues = await addColleagues(team)
    for (const { rhythms, isPaced, tellNow, windowHours, after } of fc.sample(scene, 20)) {
      clock().advance(after * 60_000)
      await pace(team, isPaced)
      for (const [index, name] of COLLEAGUES.entries()) await chooseRhythm(colleagues[name], rhythms[index]!)
      const earlier = (await sentBy(slack())).length
      const schedule = { timeZone: 'UTC', windowHours }
      const post = await makePost(team, { isPublic: true, schedule, tellNow })
      await share(post, team.admin, TO_ALL)
      const end = new Date(clock().now().getTime() + windowHours * HOUR_MS)
      const reached: string[] = []
      const check = async () => {
        for (const message of (await sentBy(slack())).slice(earlier + reached.length)) {
          const userId = await recipientOf(message)
          const rhythm = rhythms[COLLEAGUES.findIndex((name) => colleagues[name].id === userId)]!
          assert.isFalse(isQuiet(rhythm, clock().now()), JSON.stringify({ rhythm, at: clock().now() }))
          assert.isTrue(clock().now() < end)
          assert.notInclude(reached, userId)
          reached.push(userId)
        }
      }
      await runJobs()
      await check()
      await walk(clock(), new Date(end.getTime() + 50 * HOUR_MS), check)
      await endOverduePosts()
      const { state, sent } = await latestBroadcast(team)
      assert.notEqual(state, 'running')
      assert.equal(sent, reached.length)
    }
  }).timeout(120_000)
})
