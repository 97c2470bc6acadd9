import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFocusLost } from './on-focus-lost.ts'

const A_WHILE = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window that has the focus for this long before it loses it. */
function blur({ after = A_WHILE, focused = false, destroyed = false }) {
  const lost = vi.fn<() => void>()
  const window = Object.assign(new EventEmitter(), { isFocused: () => focused, isDestroyed: () => destroyed })
  onFocusLost(window as never, lost)
  window.emit('focus')
  vi.advanceTimersByTime(after)
  window.emit('blur')
  vi.runAllTimers()
  return lost
}

it('calls back when another window has the focus', () => {
  expect(blur({})).toHaveBeenCalledOnce()
})

it('does not when the focus has come back', () => {
  expect(blur({ focused: true })).not.toHaveBeenCalled()
})

it('does not when the desktop takes the focus back at once', () => {
  expect(blur({ after: 7 })).not.toHaveBeenCalled()
})

it('does not when the window is gone', () => {
  expect(blur({ destroyed: true })).not.toHaveBeenCalled()
})
