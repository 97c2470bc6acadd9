import { describe, expect, it } from 'vitest'
import { acceleratorOf, keysOf } from './accelerator.ts'

const press = (code: string, key: string, ...pressed: string[]) => ({
  code,
  key,
  ctrlKey: pressed.includes('ctrl'),
  metaKey: pressed.includes('meta'),
  altKey: pressed.includes('alt'),
  shiftKey: pressed.includes('shift'),
})

describe('a press of keys', () => {
  it.each([
    ['a letter alone', press('KeyL', 'l')],
    ['a capital letter', press('KeyL', 'L', 'shift')],
    ['Space alone', press('Space', ' ')],
  ])('needs a modifier: %s', (_name, keys) => {
    expect(acceleratorOf(keys, 'linux')).toBe('no-modifier')
  })

  it.each([
    ['Control', press('ControlLeft', 'Control', 'ctrl')],
    ['a key that no shortcut can have', press('MediaPlayPause', 'MediaPlayPause', 'ctrl')],
  ])('is incomplete with %s', (_name, keys) => {
    expect(acceleratorOf(keys, 'linux')).toBe('modifiers-only')
  })

  it.each([
    ['linux', press('KeyL', 'L', 'ctrl', 'shift'), 'CommandOrControl+Shift+L'],
    ['linux', press('KeyL', 'l', 'meta'), 'Super+L'],
    ['darwin', press('KeyL', 'l', 'meta'), 'CommandOrControl+L'],
    ['darwin', press('KeyL', 'l', 'ctrl', 'alt'), 'Control+Alt+L'],
    ['linux', press('Digit1', '!', 'ctrl', 'shift'), 'CommandOrControl+Shift+1'],
    ['linux', press('Space', ' ', 'alt'), 'Alt+Space'],
    ['linux', press('ArrowUp', 'ArrowUp', 'ctrl'), 'CommandOrControl+Up'],
    ['linux', press('F9', 'F9'), 'F9'],
  ])('is a shortcut on %s', (platform, keys, accelerator) => {
    expect(acceleratorOf(keys, platform)).toEqual({ keys: accelerator })
  })

  it('uses the letter of the keyboard layout, not its physical position', () => {
    expect(acceleratorOf(press('KeyQ', 'a', 'ctrl'), 'linux')).toEqual({ keys: 'CommandOrControl+A' })
  })

  it('uses the physical position where modifiers change the character', () => {
    expect(acceleratorOf(press('KeyL', '¬', 'alt'), 'darwin')).toEqual({ keys: 'Alt+L' })
  })
})

it.each([
  ['linux', ['Ctrl', 'Shift', 'L']],
  ['darwin', ['⌘', '⇧', 'L']],
])('shows a shortcut on %s as it is printed on its keyboard', (platform, keys) => {
  expect(keysOf('CommandOrControl+Shift+L', platform)).toEqual(keys)
})
