import { test } from '@japa/runner'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { isQuiet, type Rhythm } from '#contract/notifications/rules/rhythm'
import { fromInstant } from '#core/database/rows/instant'
import { useClock } from '#core/runtime/clock'
import { FakeClock } from '#core/runtime/fake_clock'
import type User from '#identity/users/models/user'
import { read } from '#notifications/notifications/tests/support/calls'
import { anyRhythm, aroundChangedClocks } from '#notifications/pacing/tests/support/any_rhythm'
import { addMember, MINUTE_MS } from '#notifications/pacing/tests/support/paced_team'
import MembersTold from '#notifications/pacing/events/members_told'
import { planDueReminders, remindDueMembers } from '#notifications/reminders/jobs/remind_members'
import { makeRemindedTeam } from '#notifications/reminders/tests/support/reminders'
import { rollBack } from '#tests/database'
import { dialect } from '#tests/tags'
import { makePost } from '#tests/factories/post_factory'

const MEMBERS = 4
/** How often the jobs run. */
const STEP_MINUTES = 10

interface Member {
  user: User
  rhythm: Rhythm
  /** Percent of the window. */
  opensAfter: number
}

const NEVER = 1_000

test.group('Whatever the hours of members and the window of a post are', (group) => {
  dialect(group)
  rollBack(group)

  test('those who have not opened it in time are reminded once, if any minute that is left is not quiet', async ({
    assert,
    cleanup,
  }) => {
    const clock = new FakeClock()
    cleanup(useClock(clock))
    const told: { userId: string; at: Date }[] = []
    cleanup(
      emitter.on(MembersTold, ({ members }) => {
        told.push(...members.map(({ userId }) => ({ userId, at: clock.now() })))
      }),
    )
    let [reminded, unreminded] = [0, 0]

    const opensAfter = fc.oneof(
      { arbitrary: fc.integer({ min: 0, max: 99 }), weight: 1 },
      { arbitrary: fc.constant(NEVER), weight: 3 },
    )
    const anyMember = fc.record({ rhythm: anyRhythm, opensAfter })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyMember, { minLength: MEMBERS, maxLength: MEMBERS }),
        aroundChangedClocks,
        fc.integer({ min: 2, max: 36 }),
        async (chosen, start, windowHours) => {
          clock.moveTo(new Date(Math.max(start.getTime(), clock.now().getTime())))
          told.length = 0
          const team = await makeRemindedTeam()
          const members: Member[] = []
          for (const { rhythm, opensAfter } of chosen) {
            // A rhythm cannot have all days off.
            const own = { ...rhythm, daysOff: rhythm.daysOff.slice(0, 6) }
            members.push({ user: await addMember(team, own), rhythm: own, opensAfter })
          }
          const { id } = await makePost(team, { waiting: true, schedule: { timeZone: 'UTC', windowHours } })
          // Events at one instant are some milliseconds apart, and so is the end of the window.
          const { approved_at: approvedAt } = await db.from('posts').where({ id }).firstOrFail()
          const from = fromInstant(approvedAt).getTime()
          const percentAt = (at: number) => ((at - from) / (windowHours * 3_600_000)) * 100
          const [opened, quiet] = [new Set<User>(), new Set(members)]
          for (let minutes = 0; minutes <= windowHours * 60 + STEP_MINUTES; minutes += STEP_MINUTES) {
            const percent = percentAt(clock.now().getTime())
            for (const { user } of members.filter(({ opensAfter }) => opensAfter <= percent)) {
              if (!opened.has(user)) await read(user, { postIds: [id] })
              opened.add(user)
            }
            if (percent > 76 && percent < 100) {
              const awake = members.filter(({ rhythm }) => !isQuiet(rhythm, clock.now()))
              awake.forEach((member) => quiet.delete(member))
            }
            await planDueReminders()
            await remindDueMembers()
            await remindDueMembers()
            clock.advance(STEP_MINUTES * MINUTE_MS)
          }
          for (const member of members) {
            const own = told.filter(({ userId }) => userId === member.user.id)
            assert.isAtMost(own.length, 1, 'twice')
            for (const { at } of own) {
              assert.isFalse(isQuiet(member.rhythm, at), 'quiet')
              assert.isTrue(percentAt(at.getTime()) >= 75 && percentAt(at.getTime()) < 100, 'outside')
              assert.isAbove(member.opensAfter, 74, 'opened')
            }
            if (member.opensAfter === NEVER && !quiet.has(member)) assert.lengthOf(own, 1, 'forgotten')
            if (own.length === 1) reminded += 1
            else unreminded += 1
          }
        },
      ),
      { numRuns: 24, unbiased: true },
    )
    assert.isAbove(reminded, 5)
    assert.isAbove(unreminded, 5)
  }).timeout(120_000)
})
