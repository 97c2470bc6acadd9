import { test } from '@japa/runner'
import { isActive, isQuiet, quietUntil, type Rhythm } from '#contract/notifications/rules/rhythm'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import {
  addMember,
  makePacedTeam,
  passMinutes,
  timesOf,
} from '#notifications/pacing/tests/support/paced_team'
import ChangeImportance from '#posts/posts/actions/change_importance'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'
import { makeTeam, type Team } from '#tests/factories/team_factory'
import { runJobs } from '#tests/jobs'

/** A Tuesday. */
const NOW = '2026-03-03T09:00:00.000Z'
const DAY_MINUTES = 1_440
const ZONES = ['Europe/Lisbon', 'America/New_York', 'Asia/Kolkata', 'Asia/Tokyo', 'Pacific/Auckland']
const OFFICE = {
  activeHours: { from: '09:00', to: '17:00' },
  quietHours: { from: '21:00', to: '07:00' },
  daysOff: [0, 6],
  postsPerDay: 1,
}

async function makeMembers(team: Team): Promise<Map<string, Rhythm>> {
  const rhythms = new Map<string, Rhythm>()
  for (let index = 0; index < 20; index += 1) {
    const rhythm = { ...OFFICE, timeZone: ZONES[index % ZONES.length]! }
    rhythms.set((await addMember(team, rhythm)).id, rhythm)
  }
  return rhythms
}

test.group('A post for twenty members in five zones', (group) => {
  dialect(group)
  rollBack(group)
  let clock: FakeClock
  group.each.setup(() => useClock((clock = new FakeClock(NOW))))

  /** When each of them was told within a day. */
  async function toldOfMembers(id: string, rhythms: ReadonlyMap<string, Rhythm>): Promise<Map<string, Date>> {
    await runJobs()
    await passMinutes(clock, DAY_MINUTES)
    const times = await timesOf(id)
    return new Map(
      times.flatMap(({ userId, toldAt }) => (toldAt && rhythms.has(userId) ? [[userId, toldAt]] : [])),
    )
  }

  test('is told to each within their active hours, at a minute of their own', async ({ assert }) => {
    const team = await makePacedTeam()
    const rhythms = await makeMembers(team)
    const { id } = await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 48 } })
    const told = await toldOfMembers(id, rhythms)
    assert.lengthOf(told, 20)
    for (const [userId, at] of told) assert.isTrue(isActive(rhythms.get(userId)!, at), at.toISOString())
    const minutes = [...told.values()].map((at) => at.toISOString().slice(0, 16))
    assert.lengthOf(new Set(minutes), 20)
  })

  for (const how of ['now', 'important'] as const) {
    test(`is told at once or when quiet hours end, if it is told ${how}`, async ({ assert }) => {
      const team = await makePacedTeam()
      const rhythms = await makeMembers(team)
      const schedule = { timeZone: 'UTC', windowHours: 48 }
      const before = await makePost(team, { schedule, tellNow: true })
      await toldOfMembers(before.id, rhythms)
      clock.moveTo(new Date(Date.parse(NOW) + DAY_MINUTES * 60_000))
      const start = clock.now()
      const { id } = await makePost(team, { schedule, tellNow: how === 'now' })
      const { organizationId } = team
      if (how === 'important') await new ChangeImportance().handle({ id, organizationId, isImportant: true })
      const told = await toldOfMembers(id, rhythms)
      assert.lengthOf(told, 20)
      for (const [userId, at] of told) {
        const rhythm = rhythms.get(userId)!
        const due = quietUntil(rhythm, start) ?? start
        assert.isFalse(isQuiet(rhythm, at))
        assert.approximately(at.getTime(), due.getTime(), 60_000, rhythm.timeZone)
      }
    })
  }

  test('is told to all at once where posts are not paced', async ({ assert }) => {
    const team = await makeTeam()
    const rhythms = await makeMembers(team)
    const { id } = await makePost(team, { schedule: { timeZone: 'UTC', windowHours: 48 } })
    assert.isEmpty(await toldOfMembers(id, rhythms))
  })
})
