import { expect, it } from 'vitest'
import { isWayland } from './is-wayland.ts'

it('knows a Wayland session by either variable', () => {
  expect(isWayland('linux', { XDG_SESSION_TYPE: 'wayland' })).toBe(true)
  expect(isWayland('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true)
})

it('knows that other sessions are none', () => {
  expect(isWayland('linux', { XDG_SESSION_TYPE: 'x11', DISPLAY: ':0' })).toBe(false)
  expect(isWayland('linux', { WAYLAND_DISPLAY: '' })).toBe(false)
  expect(isWayland('win32', { XDG_SESSION_TYPE: 'wayland' })).toBe(false)
})
