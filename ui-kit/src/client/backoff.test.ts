import { expect, it } from 'vitest'
import { backoff } from './backoff.ts'

it('waits longer with every failure, half a minute at most', () => {
  expect([1, 2, 3, 6, 20].map((failures) => backoff(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 30_000, 30_000,
  ])
})

it('spreads clients over the second half of the time', () => {
  expect(backoff(2, () => 0)).toBe(1_000)
  expect(backoff(2, () => 0.5)).toBe(1_500)
})
