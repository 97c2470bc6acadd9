import { expect, it } from 'vitest'
import { onTrayChange, type WindowFacts } from './on-tray-change.ts'

const HIDDEN: WindowFacts = { isHidden: true, isUnseen: false, isListed: false }

it.each<[string, boolean, Partial<WindowFacts>, string]>([
  [
    'leaves a window alone that is shown, or was never open, when the tray goes',
    false,
    { isHidden: false },
    'stay',
  ],
  ['leaves a window alone that the desktop lists', false, { isListed: true }, 'stay'],
  ['leaves a hidden window alone when a tray comes', true, {}, 'stay'],
  ['leaves a window alone that the user has looked at since', true, { isHidden: false }, 'stay'],
  ['minimizes a hidden window when the tray goes', false, {}, 'minimize'],
  ['hides an unseen window when the tray comes back', true, { isHidden: false, isUnseen: true }, 'hide'],
])('%s', (_what, hasTray, facts, expected) => {
  expect(onTrayChange(hasTray, { ...HIDDEN, ...facts })).toBe(expected)
})
