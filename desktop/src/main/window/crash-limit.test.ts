import { expect, it } from 'vitest'
import { crashLimit } from './crash-limit.ts'

it('gives up after three crashes within a minute', () => {
  const mayRevive = crashLimit()
  expect([0, 10_000, 20_000, 30_000].map(mayRevive)).toEqual([true, true, true, false])
})

it('goes on when crashes are rare', () => {
  const mayRevive = crashLimit()
  expect([0, 30_000, 59_999, 60_001, 90_001, 200_000].every(mayRevive)).toBe(true)
})
