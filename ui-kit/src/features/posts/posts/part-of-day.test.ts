import { expect, it } from 'vitest'
import { partOfDay } from './part-of-day.ts'

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
] as const)('at %i it is %s', (hour, part) => {
  expect(partOfDay(new Date(2026, 10, 21, hour))).toBe(part)
})
