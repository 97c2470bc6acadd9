import { expect, it } from 'vitest'
import { pauseUntil } from './pause.ts'

const now = new Date('2026-11-21T15:30:00')

it('lasts an hour or until midnight, or ends at once', () => {
  expect(pauseUntil('hour', now)).toBe(new Date('2026-11-21T16:30:00').getTime())
  expect(pauseUntil('today', now)).toBe(new Date('2026-11-22T00:00:00').getTime())
  expect(pauseUntil('off', now)).toBeNull()
})
