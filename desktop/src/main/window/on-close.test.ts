import { expect, it } from 'vitest'
import type { BackgroundState } from '../../shared/desktop-state.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import { onClose } from './on-close.ts'

const IN_BACKGROUND = { closeWithoutTray: 'background' } as const

it.each<[string, boolean, Partial<Settings>, string, BackgroundState?]>([
  ['asks without a tray, until there is an answer', false, {}, 'ask'],
  ['minimizes without a tray, if that was the answer', false, { closeWithoutTray: 'minimize' }, 'minimize'],
  ['quits without a tray, if that was the answer', false, { closeWithoutTray: 'quit' }, 'quit'],
  ['asks without a tray also when it may not stay in one', false, { closeToTray: false }, 'ask'],
  ['asks again where it can no longer run in the background', false, IN_BACKGROUND, 'ask'],
  ['asks again once the desktop has refused', false, IN_BACKGROUND, 'ask', 'refused'],
  ['runs in the background, if that was the answer', false, IN_BACKGROUND, 'background', 'supported'],
  ['hides the window in a tray rather than in the background', true, IN_BACKGROUND, 'hide', 'granted'],
  ['hides the window in the tray', true, {}, 'hide'],
  ['quits where it may not stay in the tray', true, { closeToTray: false }, 'quit'],
  ['ignores the answer where there is a tray', true, { closeWithoutTray: 'quit' }, 'hide'],
])('%s', (_what, hasTray, changes, expected, background = 'unsupported') => {
  const settings = { ...DEFAULT_SETTINGS, ...changes }
  expect(onClose({ tray: hasTray ? 'top' : null, background, settings })).toBe(expected)
})
