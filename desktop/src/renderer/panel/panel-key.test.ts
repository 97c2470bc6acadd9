import { describe, expect, it } from 'vitest'
import { panelKey, type PressedKey } from './panel-key.ts'

const pressed = (facts: Partial<PressedKey>): PressedKey => ({
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 0,
  ...facts,
})

describe('an input method', () => {
  it.each(['Enter', 'Tab', 'Escape', 'ArrowDown'])('keeps %s to itself while it composes', (key) => {
    expect(panelKey(pressed({ key, isComposing: true }), false)).toBeNull()
    expect(panelKey(pressed({ key, keyCode: 229 }), false)).toBeNull()
  })
})

it.each<[string, Partial<PressedKey>]>([
  ['a letter', { key: 'e' }],
  ['a held Enter', { repeat: true }],
  ['Ctrl+Enter', { ctrlKey: true }],
  ['Alt+Enter', { altKey: true }],
  ['AltGr+E, which types a character', { key: 'e', ctrlKey: true, altKey: true }],
  ['Shift+Arrow, which selects text', { key: 'ArrowDown', shiftKey: true }],
  ['Ctrl+Shift+Z, which repeats an edit', { key: 'Z', ctrlKey: true, shiftKey: true }],
  ['Ctrl+Tab', { key: 'Tab', ctrlKey: true }],
])('%s is no key of the panel', (_title, facts) => {
  expect(panelKey(pressed(facts), false)).toBeNull()
})

it.each<[string, Partial<PressedKey>, ReturnType<typeof panelKey>]>([
  ['Enter', {}, { does: 'copy', opensPost: true }],
  ['Shift+Enter', { shiftKey: true }, { does: 'copy', opensPost: false }],
  ['Tab', { key: 'Tab' }, { does: 'movePost', by: 1 }],
  ['Shift+Tab', { key: 'Tab', shiftKey: true }, { does: 'movePost', by: -1 }],
  ['a held arrow', { key: 'ArrowDown', repeat: true }, { does: 'move', by: 1 }],
  ['Page up', { key: 'PageUp' }, { does: 'move', by: -5 }],
  ['Escape', { key: 'Escape' }, { does: 'cancel' }],
])('%s', (_title, facts, key) => {
  expect(panelKey(pressed(facts), false)).toEqual(key)
})

describe('the command key', () => {
  it('is Ctrl', () => {
    expect(panelKey(pressed({ key: 'e', ctrlKey: true }), false)).toEqual({ does: 'edit' })
    expect(panelKey(pressed({ key: 'Z', ctrlKey: true }), false)).toEqual({ does: 'undo' })
    expect(panelKey(pressed({ key: 'z', metaKey: true }), false)).toBeNull()
  })

  it('is ⌘ on a Mac, where Ctrl+E goes to the end of the line', () => {
    expect(panelKey(pressed({ key: 'e', metaKey: true }), true)).toEqual({ does: 'edit' })
    expect(panelKey(pressed({ key: 'e', ctrlKey: true }), true)).toBeNull()
  })
})
