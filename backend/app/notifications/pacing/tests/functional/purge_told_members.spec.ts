import { test } from '@japa/runner'
import { NOTIFICATION_DAYS } from '#contract/core/rules/limits'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import {
  addMember,
  makePacedTeam,
  passMinutes,
  timesOf,
} from '#notifications/pacing/tests/support/paced_team'
import { endOverduePosts } from '#posts/posts/jobs/start_and_end_posts'
import { purgeToldMembers } from '#posts/telling/jobs/purge_told_members'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { runJobs } from '#tests/jobs'

const DAY_MS = 86_400_000

test.group('When members were told of a paced post', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock())))

  test('is deleted thirty days after its end, not of open posts', async ({ assert }) => {
    const team = await makePacedTeam()
    await addMember(team)
    const over = await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 24 } })
    const [open, reopened] = [await makePost(team), await makePost(team)]
    await runJobs()
    await passMinutes(clock, 26 * 60)
    await callApi('PUT', `/api/posts/${reopened.id}/end`, { as: team.owner, body: { hours: 0 } })
    await endOverduePosts()
    const count = async () => [
      (await timesOf(over.id)).length,
      (await timesOf(open.id)).length,
      (await timesOf(reopened.id)).length,
    ]
    const told = await count()
    assert.isTrue(told.every((each) => each > 0))
    clock.advance((NOTIFICATION_DAYS - 1) * DAY_MS)
    await purgeToldMembers()
    assert.deepEqual(await count(), told)
    await callApi('PUT', `/api/posts/${reopened.id}/end`, { as: team.owner, body: { hours: null } })
    clock.advance(2 * DAY_MS)
    await purgeToldMembers()
    assert.deepEqual(await count(), [0, ...told.slice(1)])
  })

  test('is not forgotten so that they are told again of a post that is opened after that', async ({
    assert,
  }) => {
    const team = await makePacedTeam()
    const { id } = await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 24 } })
    await runJobs()
    await passMinutes(clock, 25 * 60)
    await endOverduePosts()
    clock.advance((NOTIFICATION_DAYS + 1) * DAY_MS)
    await purgeToldMembers()
    const { status } = await callApi('PUT', `/api/posts/${id}/end`, { as: team.owner, body: { hours: 24 } })
    assert.equal(status, 200)
    await runJobs()
    assert.isEmpty(await timesOf(id))
  })

  test('is deleted of any number of posts', async ({ assert }) => {
    const team = await makePacedTeam()
    const posts = []
    for (let nth = 0; nth < 45; nth += 1)
      posts.push(await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 1 } }))
    await runJobs()
    clock.advance(DAY_MS)
    await endOverduePosts()
    clock.advance((NOTIFICATION_DAYS + 1) * DAY_MS)
    await purgeToldMembers()
    for (const { id } of posts) assert.isEmpty(await timesOf(id))
  })
})
