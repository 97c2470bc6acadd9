import { expect, it } from 'vitest'
import type { TimelineEntry } from '@fanfare/contract/posts/data/timeline.ts'
import { lanesOf } from './timeline-lanes.ts'

const NOON = Date.parse('2026-03-02T12:00:00.000Z')
const entry = (moment: TimelineEntry['moment'], hour: number): TimelineEntry => ({
  moment,
  at: new Date(NOON + (hour - 12) * 3_600_000).toISOString(),
})

it('places the moments of all lanes on one scale, and says which are ahead', () => {
  const { lanes, now } = lanesOf([entry('start', 8), entry('firstTold', 10), entry('end', 16)], NOON)
  expect(now).toBe(0.5)
  expect(lanes.map(({ lane, points }) => [lane, points.map(({ x, isAhead }) => [x, isAhead])])).toEqual([
    [
      'post',
      [
        [0, false],
        [1, true],
      ],
    ],
    ['told', [[0.25, false]]],
  ])
})

it('reaches until now when nothing is ahead, and from now on when everything is', () => {
  expect(lanesOf([entry('start', 8)], NOON).now).toBe(1)
  expect(lanesOf([entry('start', 16)], NOON).now).toBe(0)
})

it('has a scale also for a single moment that is now', () => {
  const { lanes, now } = lanesOf([entry('start', 12)], NOON)
  expect([now, lanes[0]!.points[0]!.x]).toEqual([0, 0])
})
