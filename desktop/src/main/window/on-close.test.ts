import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import { onClose } from './on-close.ts'

it.each<[string, boolean, Partial<Settings>, string]>([
  ['asks without a tray, until there is an answer', false, {}, 'ask'],
  ['minimizes without a tray, if that was the answer', false, { closeWithoutTray: 'minimize' }, 'minimize'],
  ['quits without a tray, if that was the answer', false, { closeWithoutTray: 'quit' }, 'quit'],
  ['asks without a tray also when it may not stay in one', false, { closeToTray: false }, 'ask'],
  ['hides the window in the tray', true, {}, 'hide'],
  ['quits where it may not stay in the tray', true, { closeToTray: false }, 'quit'],
  ['ignores the answer where there is a tray', true, { closeWithoutTray: 'quit' }, 'hide'],
])('%s', (_what, hasTray, settings, expected) => {
  expect(onClose(hasTray, { ...DEFAULT_SETTINGS, ...settings })).toBe(expected)
})
