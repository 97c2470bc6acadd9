import { expect, it } from 'vitest'
import { unreadLabel } from './unread-label.ts'

it.each([
  [[0], '0'],
  [[99], '99'],
  [[100], '100+'],
  [[2, 40], '42'],
  [[100, 2], '102+'],
])('unread posts %j are shown as %s', (counts, label) => {
  expect(unreadLabel(...counts)).toBe(label)
})
