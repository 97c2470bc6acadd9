import { test } from '@japa/runner'
import fc from 'fast-check'
import { dayOf, DEFAULT_RHYTHM, isActive, isQuiet, type Rhythm } from '#contract/notifications/rules/rhythm'
import type { PacedMember } from '#notifications/pacing/rules/choose_minutes'
import { minutesToPace } from '#notifications/pacing/rules/minutes_to_pace'
import { planTold, type PacedPost, type PlanInput } from '#notifications/pacing/rules/plan_told'
import { anyRhythm, aroundChangedClocks } from '#notifications/pacing/tests/support/any_rhythm'

const MINUTE = 60_000
const OFFICE = { from: '09:00', to: '17:00' }
const NIGHT = { from: '22:00', to: '07:00' }

const at = (time: string) => new Date(time)

const memberOf = (
  id: string,
  chosen: Partial<Rhythm> = {},
  told: Record<string, number> = {},
): PacedMember => ({
  id,
  rhythm: { ...DEFAULT_RHYTHM, ...chosen },
  told: new Map(Object.entries(told)),
})

const postOf = (startsAt: string, endsAt: string | null, mode: PacedPost['mode'] = 'paced'): PacedPost => ({
  id: 'post',
  startsAt: at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
  mode,
})

/** The time of the only member. */
function timeOf(post: PacedPost, member: PacedMember, now = post.startsAt): Date | null {
  return planTold({ post, members: [member], now, used: [] }).get(member.id)!
}

const isBetween = (time: Date | null, from: string, to: string) =>
  time !== null && time >= at(from) && time < at(to)

test.group('When members are told of a post', () => {
  test('nobody is told when its window is over', ({ assert }) => {
    const post = postOf('2026-11-17T08:00Z', '2026-11-17T20:00:30Z')
    for (const mode of ['paced', 'now'] as const)
      assert.isNull(timeOf({ ...post, mode }, memberOf('ana'), at('2026-11-17T20:00:30Z')))
  })

  test('nobody is told in quiet hours, on a day off, or of more posts than they want', ({ assert }) => {
    const post = postOf('2026-11-20T20:00Z', '2026-11-22T06:00Z')
    const weekend = { quietHours: NIGHT, daysOff: [0, 6] }
    assert.isTrue(isBetween(timeOf(post, memberOf('ana', weekend)), '2026-11-20T20:00Z', '2026-11-20T22:00Z'))
    const limited = memberOf('ana', { ...weekend, postsPerDay: 2 }, { '2026-11-20': 2 })
    assert.isNull(timeOf(post, limited))
  })

  test('ten colleagues are told in ten different minutes of their active hours', ({ assert }) => {
    const members = Array.from({ length: 10 }, (_, index) =>
      memberOf(`member ${index}`, { timeZone: 'Europe/Lisbon', activeHours: { from: '09:00', to: '09:10' } }),
    )
    const post = postOf('2026-11-17T06:00Z', '2026-11-18T06:00Z')
    const times = [...planTold({ post, members, now: post.startsAt, used: [] }).values()]
    assert.lengthOf(new Set(times.map(Number)), 10)
    for (const time of times) assert.isTrue(isBetween(time, '2026-11-17T09:00Z', '2026-11-17T09:10Z'))
  })

  test('the first half of the window is used, and not more than a day', ({ assert }) => {
    for (let index = 0; index < 50; index++) {
      const member = memberOf(`member ${index}`)
      const [short, long] = ['2026-11-17T12:00Z', '2026-12-17T08:00Z']
      assert.isTrue(
        isBetween(
          timeOf(postOf('2026-11-17T08:00Z', short), member),
          '2026-11-17T08:00Z',
          '2026-11-17T10:00Z',
        ),
      )
      assert.isTrue(
        isBetween(
          timeOf(postOf('2026-11-17T08:00Z', long), member),
          '2026-11-17T08:00Z',
          '2026-11-18T08:00Z',
        ),
      )
      assert.isTrue(
        isBetween(
          timeOf(postOf('2026-11-17T08:00Z', null), member),
          '2026-11-17T08:00Z',
          '2026-11-17T20:00Z',
        ),
      )
    }
  })

  test('a member whose active hours are later is told outside of them, but not in quiet hours', ({
    assert,
  }) => {
    const member = memberOf('ana', { activeHours: OFFICE, quietHours: NIGHT })
    const time = timeOf(postOf('2026-11-17T20:00Z', '2026-11-18T20:00Z'), member)
    const isEvening = isBetween(time, '2026-11-17T20:00Z', '2026-11-17T22:00Z')
    assert.isTrue(isEvening || isBetween(time, '2026-11-18T07:00Z', '2026-11-18T08:00Z'))
  })

  test('a member with a day off is told in the active hours of the first day after it', ({ assert }) => {
    const member = memberOf('ana', { activeHours: OFFICE, daysOff: [0, 6] })
    for (const end of ['2026-11-26T08:00Z', null])
      assert.isTrue(
        isBetween(timeOf(postOf('2026-11-21T08:00Z', end), member), '2026-11-23T09:00Z', '2026-11-23T17:00Z'),
      )
  })

  test('a member who is told of enough posts today is told tomorrow, by the calendar of their zone', ({
    assert,
  }) => {
    const auckland = { timeZone: 'Pacific/Auckland', postsPerDay: 1 }
    const member = memberOf('ana', auckland, { '2026-11-17': 1, '2026-11-18': 1 })
    const time = timeOf(postOf('2026-11-17T08:00Z', '2026-11-24T08:00Z'), member)
    assert.isTrue(isBetween(time, '2026-11-18T11:00Z', '2026-11-19T11:00Z'))
  })

  test('an important post is told at once, or in the first minute after quiet hours, without limits', ({
    assert,
  }) => {
    const member = memberOf(
      'ana',
      { quietHours: NIGHT, postsPerDay: 1 },
      { '2026-11-17': 1, '2026-11-18': 1 },
    )
    const post = postOf('2026-11-17T08:00Z', '2026-11-19T08:00Z', 'now')
    assert.deepEqual(timeOf(post, member, at('2026-11-17T10:00:20Z')), at('2026-11-17T10:00:20Z'))
    assert.deepEqual(timeOf(post, member, at('2026-11-17T23:00:20Z')), at('2026-11-18T07:00Z'))
  })

  test('a new member is told in a minute that no other member has', ({ assert }) => {
    const post = postOf('2026-11-17T08:00Z', '2026-11-17T08:08Z')
    const members = ['ana', 'ben', 'cleo'].map((id) => memberOf(id))
    const used = [...planTold({ post, members, now: post.startsAt, used: [] }).values()].map((time) => time!)
    const joined = planTold({ post, members: [memberOf('dora')], now: post.startsAt, used }).get('dora')!
    assert.lengthOf(new Set([...used, joined].map(Number)), 4)
  })

  test('twenty thousand members with rhythms of their own are planned in two seconds of the processor', ({
    assert,
  }) => {
    const members = fc
      .sample(anyRhythm, { numRuns: 20_000, seed: 1 })
      .map((rhythm, index) => memberOf(`member ${index}`, rhythm, { '2026-03-28': 1 }))
    const post = postOf('2026-03-28T08:00Z', '2026-04-28T08:00Z')
    const start = process.cpuUsage()
    assert.equal(planTold({ post, members, now: post.startsAt, used: [] }).size, 20_000)
    const { user, system } = process.cpuUsage(start)
    assert.isBelow((user + system) / 1_000, 2_000)
  }).timeout(20_000)
})

const anyMember = fc
  .tuple(anyRhythm, fc.array(fc.nat({ max: 3 }), { maxLength: 6 }))
  .map(([rhythm, counts]) => ({ rhythm, counts }))

/** Any post with members who are told of others on the days around its start, and a clock that may be late. */
const anyInput = fc
  .record({
    startsAt: aroundChangedClocks,
    length: fc.oneof(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 1, max: 4 * 1440 })),
    late: fc.oneof(fc.constant(0), fc.nat({ max: 1440 * MINUTE })),
    mode: fc.constantFrom('paced' as const, 'paced' as const, 'now' as const),
    members: fc.array(anyMember, { minLength: 1, maxLength: 5 }),
    used: fc.array(fc.nat({ max: 60 }), { maxLength: 5 }),
  })
  .map(({ startsAt, length, late, mode, members, used }): PlanInput => ({
    post: { id: 'post', startsAt, endsAt: new Date(startsAt.getTime() + length * MINUTE), mode },
    now: new Date(startsAt.getTime() + late),
    used: used.map((minute) => new Date(startsAt.getTime() + minute * MINUTE)),
    members: members.map(({ rhythm, counts }, index) => ({
      id: `member ${index}`,
      rhythm,
      told: new Map(
        counts.map((count, day) => [
          dayOf(rhythm, new Date(startsAt.getTime() + (day - 1) * 1440 * MINUTE)),
          count,
        ]),
      ),
    })),
  }))

const isAllowed = ({ rhythm, told }: PacedMember, time: Date, mode: PacedPost['mode']) =>
  !isQuiet(rhythm, time) &&
  (mode === 'now' || (told.get(dayOf(rhythm, time)) ?? 0) < (rhythm.postsPerDay ?? Infinity))

/** Whether some minute has a property, tried one by one. */
function someMinute(from: number, to: number, is: (time: Date) => boolean): boolean {
  for (let minute = from; minute < to; minute++) if (is(new Date(minute * MINUTE))) return true
  return false
}

test.group('Any plan', () => {
  test('tells nobody in quiet hours, on days off, beyond their limit, in the past or after the end', ({
    assert,
  }) => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const plan = planTold(input)
        assert.equal(plan.size, input.members.length)
        for (const member of input.members) {
          const time = plan.get(member.id)!
          if (time === null) continue
          assert.isTrue(isAllowed(member, time, input.post.mode))
          assert.isTrue(time >= input.now && time >= input.post.startsAt && time < input.post.endsAt!)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('prefers active minutes of the spread, then others of it, then the first day after it', ({
    assert,
  }) => {
    const paced = anyInput.filter(({ post }) => post.mode === 'paced')
    fc.assert(
      fc.property(paced, (input) => {
        const { from, spreadTo, to } = minutesToPace(input.post, input.now)
        for (const [id, time] of planTold({ ...input, members: input.members.slice(0, 2) })) {
          const member = input.members.find((each) => each.id === id)!
          const allowed = (each: Date) => isAllowed(member, each, 'paced')
          const minute = time === null ? to : time.getTime() / MINUTE
          if (time !== null && minute < spreadTo && isActive(member.rhythm, time)) continue
          assert.isFalse(someMinute(from, spreadTo, (each) => isActive(member.rhythm, each) && allowed(each)))
          if (minute < spreadTo) continue
          assert.isFalse(someMinute(from, spreadTo, allowed))
          const day = time === null ? null : dayOf(member.rhythm, time)
          assert.isFalse(
            someMinute(spreadTo, minute, (each) => allowed(each) && dayOf(member.rhythm, each) !== day),
          )
        }
      }),
      { numRuns: 150 },
    )
  }).timeout(20_000)

  test('of an important post has the first time that is not quiet', ({ assert }) => {
    fc.assert(
      fc.property(anyInput, ({ post, members, ...input }) => {
        const important = { ...post, mode: 'now' as const }
        for (const [id, time] of planTold({ ...input, post: important, members: members.slice(0, 2) })) {
          const { rhythm } = members.find((each) => each.id === id)!
          const start = Math.floor(Math.max(post.startsAt.getTime(), input.now.getTime()) / MINUTE)
          const end = Math.floor((time ?? post.endsAt!).getTime() / MINUTE)
          assert.isFalse(someMinute(start, end, (each) => !isQuiet(rhythm, each)))
        }
      }),
      { numRuns: 150 },
    )
  }).timeout(20_000)

  test('is the same in whatever order the members are', ({ assert }) => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const turned = planTold({ ...input, members: input.members.toReversed() })
        for (const [id, time] of planTold(input)) assert.deepEqual(turned.get(id), time)
      }),
    )
  })
})
