import { expect, it } from 'vitest'
import { SKIP_CHOICES } from './skip-choices.ts'

const until = (name: string, now: Date) => SKIP_CHOICES.find((each) => each.name === name)!.until(now)

it('an hour is an hour', () => {
  expect(until('hour', new Date(2026, 10, 29, 23, 30))).toEqual(new Date(2026, 10, 30, 0, 30))
})

it('the morning is that of the next day, on the last day of a year too', () => {
  expect(until('morning', new Date(2026, 11, 31, 0, 1))).toEqual(new Date(2027, 0, 1, 8))
  expect(until('morning', new Date(2026, 2, 28, 23, 59))?.getHours()).toBe(8)
})

it('what is not for a member has no end', () => {
  expect(until('forGood', new Date())).toBeNull()
})
