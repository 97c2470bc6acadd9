import { expect, it } from 'vitest'
import { dayAfter, daysUntil } from './token-end.ts'

const NOON = new Date(2026, 10, 28, 12)

it('counts the days until the end of a day', () => {
  expect(daysUntil('2026-11-29', NOON)).toBe(1)
  expect(daysUntil('2026-12-28', NOON)).toBe(30)
  expect(daysUntil(dayAfter(365, NOON), NOON)).toBe(365)
})

it('refuses today, the past, more than a year and what is no day', () => {
  for (const day of ['2026-11-28', '2026-11-01', dayAfter(367, NOON), '', '2026-13-40'])
    expect(daysUntil(day, NOON)).toBeNull()
})
