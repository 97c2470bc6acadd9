import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import emitter from '@adonisjs/core/services/emitter'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import MembersTold from '#notifications/pacing/events/members_told'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import {
  addMember,
  makePacedTeam,
  MINUTE_MS,
  pace,
  passMinutes,
  timesOf,
  toldOf,
} from '#notifications/pacing/tests/support/paced_team'
import { startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import ChangeEnd from '#posts/posts/actions/change_end'
import { callApi } from '#tests/call_api'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

/** A Monday. */
const NOW = '2026-03-02T09:00:00.000Z'
const DAY_MINUTES = 1_440
const TOMORROW = { timeZone: 'UTC', start: '2026-03-03T10:00' }

type Change = (id: string, as: User) => ReturnType<typeof callApi>

const tellNow: Change = (id, as) => callApi('PUT', `/api/posts/${id}/telling`, { as, body: { mode: 'now' } })
const markImportant: Change = (id, as) =>
  callApi('PUT', `/api/posts/${id}/importance`, { as, body: { isImportant: true } })

const pacingOf = async (id: string) => (await db.from('posts').where('id', id).firstOrFail()).pacing

/** A post that nobody was told of yet, for one who is asleep, one at their limit of the day, and others. */
async function makeScene() {
  const team = await makePacedTeam()
  const asleep = await addMember(team, { quietHours: { from: '08:00', to: '12:00' } })
  const busy = await addMember(team, { postsPerDay: 0 })
  const { id } = await makePost(team, { waiting: true })
  await runJobs()
  return { team, asleep, busy, id }
}

test.group('Telling all members of a paced post now', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  async function passMinute() {
    await runJobs()
    clock.advance(MINUTE_MS)
    await tellDueMembers()
  }

  test('is for its author and admins', async ({ assert }) => {
    const { team, busy, id } = await makeScene()
    assert.equal((await tellNow(id, team.stranger)).status, 404)
    assert.equal((await tellNow(id, busy)).status, 403)
    assert.equal((await tellNow(id, team.admin)).status, 200)
    assert.equal((await tellNow(id, team.member)).status, 200)
  })

  test('needs a mode that is known, and nothing else', async ({ assert }) => {
    const { team, id } = await makeScene()
    for (const body of [{}, { mode: 'paced' }, { mode: null }, { mode: 'now', at: 'once' }])
      assert.equal((await callApi('PUT', `/api/posts/${id}/telling`, { as: team.member, body })).status, 422)
    assert.equal(await pacingOf(id), 'paced')
  })

  test('is refused for a post that has ended, or of which all were told', async ({ assert }) => {
    const { team, id } = await makeScene()
    await new ChangeEnd().handle(id, { hours: 0 })
    assert.containsSubset(await tellNow(id, team.member), { status: 409, body: { code: 'POST_ENDED' } })
    const other = await makeTeam()
    const atOnce = await makePost(other)
    assert.containsSubset(await tellNow(atOnce.id, other.member), {
      status: 409,
      body: { code: 'POST_NOT_PACED' },
    })
  })

  for (const [name, change] of [
    ['by its author or an admin', tellNow],
    ['by marking it as important', markImportant],
  ] as const) {
    test(`skips times and limits but not quiet hours, ${name}`, async ({ assert }) => {
      const { team, asleep, busy, id } = await makeScene()
      assert.equal((await change(id, team.owner)).status, 200)
      await passMinute()
      assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id, busy.id])
      assert.containsSubset(await timesOf(id), [
        { userId: asleep.id, dueAt: new Date('2026-03-02T12:00:00.000Z'), toldAt: null },
      ])
      clock.advance(180 * MINUTE_MS)
      await tellDueMembers()
      assert.include(await toldOf(id), asleep.id)
    })

    test(`tells nobody again, ${name}`, async ({ assert, cleanup }) => {
      const { team, id } = await makeScene()
      const events: string[] = []
      cleanup(
        emitter.on(MembersTold, ({ members }) => void events.push(...members.map(({ userId }) => userId))),
      )
      const [first] = await timesOf(id)
      clock.moveTo(first!.dueAt)
      await tellDueMembers()
      const before = (await timesOf(id)).find(({ userId }) => userId === first!.userId)
      for (let turn = 0; turn < 2; turn += 1) await change(id, team.owner)
      await passMinute()
      await passMinutes(clock, DAY_MINUTES)
      assert.lengthOf(events, 4)
      assert.lengthOf(new Set(events), 4)
      assert.deepInclude(await timesOf(id), before!)
    })

    test(`tells all when a scheduled post starts, ${name}`, async ({ assert }) => {
      const team = await makePacedTeam()
      const { id } = await makePost(team, { schedule: TOMORROW, waiting: true })
      assert.equal((await change(id, team.owner)).status, 200)
      await runJobs()
      assert.lengthOf(await timesOf(id), 0)
      clock.moveTo(new Date('2026-03-03T10:00:00.000Z'))
      await startDuePosts()
      await passMinute()
      assert.sameMembers(await toldOf(id), [team.owner.id, team.admin.id])
    })
  }

  test('is what an important post does also where posts are paced only after it was marked', async ({
    assert,
  }) => {
    const team = await makeTeam()
    const { id } = await makePost(team, { schedule: TOMORROW, waiting: true })
    await markImportant(id, team.owner)
    assert.isNull(await pacingOf(id))
    await pace(team)
    clock.moveTo(new Date('2026-03-03T10:00:00.000Z'))
    await startDuePosts()
    assert.equal(await pacingOf(id), 'now')
  })

  test('is not undone when the post is no longer important, nor done where posts are not paced', async ({
    assert,
  }) => {
    const { team, id } = await makeScene()
    await markImportant(id, team.owner)
    await callApi('PUT', `/api/posts/${id}/importance`, { as: team.owner, body: { isImportant: false } })
    assert.equal(await pacingOf(id), 'now')
    const other = await makeTeam()
    const atOnce = await makePost(other)
    await markImportant(atOnce.id, other.owner)
    assert.isNull(await pacingOf(atOnce.id))
  })

  test('says so to the author', async ({ assert }) => {
    const { team, id } = await makeScene()
    const { body: before } = await callApi('GET', `/api/posts/${id}/telling`, { as: team.member })
    assert.containSubset(before, { mode: 'paced', told: 0, of: 3 })
    const { body } = await tellNow(id, team.member)
    assert.containSubset(body, { mode: 'now', told: 0, of: 3, nextAt: NOW })
  })
})
