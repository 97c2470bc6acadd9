import { expect, it } from 'vitest'
import { aPost } from '../../../testing/fixtures.ts'
import { AT_ONCE, isAhead, toEnd, toSchedule, toTimes } from './times.ts'

const PARIS = 'Europe/Paris'
const START = '2026-03-30T09:00'

it.each([
  ['as usual', {}, {}],
  ['for some hours', { window: '48' }, { windowHours: 48 }],
  ['without an end', { window: 'none' }, { windowHours: null }],
  ['until a date', { window: 'until', end: '2026-04-01T09:00' }, { end: '2026-04-01T09:00' }],
  ['for some hours, whatever date was typed before', { window: '24', end: START }, { windowHours: 24 }],
])('schedules a post that asks for comments %s', (_, times, expected) => {
  const start = { ...AT_ONCE, ...times, start: START }
  expect(toSchedule(start, PARIS)).toEqual({ timeZone: PARIS, start: START, ...expected })
})

it('starts a post at once without a start', () => {
  expect(toSchedule({ ...AT_ONCE, window: '24' }, PARIS)).toEqual({
    timeZone: PARIS,
    start: null,
    windowHours: 24,
  })
})

it.each([
  ['a window', { windowHours: 72 }, { window: '72', end: '' }],
  ['no end', {}, { window: 'none', end: '' }],
  ['a set end', { endsAt: '2026-04-01T07:00:00.000Z' }, { window: 'until', end: '2026-04-01T09:00' }],
])('reads the times of a scheduled post in its zone: %s', (_, facts, expected) => {
  const post = aPost({ startsAt: '2026-03-30T07:00:00.000Z', membersPrepare: true, ...facts })
  expect(toTimes(post, PARIS)).toEqual({ start: START, membersPrepare: true, ...expected })
})

it('has no times for a post that has started', () => {
  expect(toTimes(aPost({ endsAt: '2026-04-01T07:00:00.000Z' }), PARIS)).toEqual(AT_ONCE)
})

it('compares times by the clock of their zone', () => {
  const tokyo = 'Asia/Tokyo'
  const soon = new Date(Date.now() + 60_000 + 9 * 3_600_000).toISOString().slice(0, 16)
  expect(isAhead(soon, tokyo)).toBe(true)
  expect(isAhead(soon, 'Pacific/Kiritimati')).toBe(false)
  expect(isAhead('', tokyo)).toBe(false)
  expect(isAhead(START, PARIS, START)).toBe(false)
})

it('ends a post in hours, never, or at a time of this device', () => {
  expect(toEnd('0', '')).toEqual({ hours: 0 })
  expect(toEnd('none', START)).toEqual({ hours: null })
  expect(toEnd('until', START)).toEqual({ end: START, timeZone: expect.any(String) as string })
})
