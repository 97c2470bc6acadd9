import { test } from '@japa/runner'
import fc from 'fast-check'
import { DEFAULT_RHYTHM, type Rhythm } from '#contract/notifications/rules/rhythm'
import type { PacedMember } from '#notifications/pacing/rules/choose_minutes'
import { planTold, type PacedPost } from '#notifications/pacing/rules/plan_told'
import { MISSED_AFTER_MINUTES, replanMissed } from '#notifications/pacing/rules/replan_missed'

const MINUTE = 60_000
const START = new Date('2026-11-17T08:00Z')

const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE)

const post: PacedPost = { id: 'post', startsAt: START, endsAt: after(4 * 1440), mode: 'paced' }

const memberOf = (
  id: string,
  chosen: Partial<Rhythm> = {},
  told: Record<string, number> = {},
): PacedMember => ({
  id,
  rhythm: { ...DEFAULT_RHYTHM, ...chosen },
  told: new Map(Object.entries(told)),
})

const replanned = (member: PacedMember, planned: number, now: number, of = post) =>
  replanMissed({
    post: of,
    members: [member],
    planned: new Map([[member.id, after(planned)]]),
    now: after(now),
  })

test.group('Members who were not told in time', () => {
  test('keep a time that is to come, and one that passed a few minutes ago', ({ assert }) => {
    assert.equal(replanned(memberOf('ana'), 60, 59).size, 0)
    assert.equal(replanned(memberOf('ana'), 60, 60 + MISSED_AFTER_MINUTES).size, 0)
  })

  test('have a new time from now on after half an hour', ({ assert }) => {
    const time = replanned(memberOf('ana'), 60, 61 + MISSED_AFTER_MINUTES).get('ana')!
    assert.isTrue(time >= after(61 + MISSED_AFTER_MINUTES))
  })

  test('are not told when their quiet hours have begun, but after them', ({ assert }) => {
    const member = memberOf('ana', { quietHours: { from: '09:05', to: '20:00' } })
    const time = replanned(member, 64, 66).get('ana')!
    assert.isTrue(time >= after(720))
  })

  test('are not told when the window has ended', ({ assert }) => {
    const ended = { ...post, endsAt: after(66) }
    assert.isNull(replanned(memberOf('ana'), 64, 66, ended).get('ana')!)
  })

  test('are told another day when a new day has begun on which they are told of enough posts', ({
    assert,
  }) => {
    const [planned, now] = [16 * 60 - 1, 16 * 60 + 1]
    const free = memberOf('ana', { postsPerDay: 1 })
    const full = memberOf('ana', { postsPerDay: 1 }, { '2026-11-18': 1 })
    assert.equal(replanned(free, planned, now).size, 0)
    assert.isTrue(replanned(full, planned, now).get('ana')! >= after(40 * 60))
  })

  test('are not all told at once when the clock jumps by a day', ({ assert }) => {
    const members = Array.from({ length: 200 }, (_, index) => memberOf(`member ${index}`))
    const planned = planTold({ post, members, now: START, used: [] }) as Map<string, Date>
    fc.assert(
      fc.property(fc.nat({ max: 3 * 1440 }), (minutes) => {
        const now = after(minutes)
        const moved = replanMissed({ post, members, planned, now })
        const times = members.map(({ id }) => (moved.get(id) ?? planned.get(id)!).getTime())
        assert.isAtMost(times.filter((time) => time < now.getTime()).length, MISSED_AFTER_MINUTES + 1)
        assert.lengthOf(new Set(times), members.length)
      }),
    )
  })
})
