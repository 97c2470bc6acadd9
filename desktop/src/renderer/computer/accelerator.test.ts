import { describe, expect, it } from 'vitest'
import { acceleratorOf, keysOf } from './accelerator.ts'

const press = (code: string, key: string, ...held: string[]) => ({
  code,
  key,
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
})

describe('a press of keys', () => {
  it.each([
    ['a letter alone', press('KeyL', 'l')],
    ['a capital letter', press('KeyL', 'L', 'shift')],
    ['Space alone', press('Space', ' ')],
  ])('is too few as %s', (_name, keys) => {
    expect(acceleratorOf(keys, 'linux')).toBe('too-few')
  })

  it.each([
    ['Control', press('ControlLeft', 'Control', 'ctrl')],
    ['a key that no shortcut can have', press('MediaPlayPause', 'MediaPlayPause', 'ctrl')],
  ])('is not finished with %s', (_name, keys) => {
    expect(acceleratorOf(keys, 'linux')).toBe('unfinished')
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

  it('goes by the letter on the key, not by where other keyboards have it', () => {
    expect(acceleratorOf(press('KeyQ', 'a', 'ctrl'), 'linux')).toEqual({ keys: 'CommandOrControl+A' })
  })

  it('goes by the place where the held keys make another sign of it', () => {
    expect(acceleratorOf(press('KeyL', '¬', 'alt'), 'darwin')).toEqual({ keys: 'Alt+L' })
  })
})

it.each([
  ['linux', ['Ctrl', 'Shift', 'L']],
  ['darwin', ['⌘', '⇧', 'L']],
])('a shortcut is shown on %s as its keyboard prints it', (platform, keys) => {
  expect(keysOf('CommandOrControl+Shift+L', platform)).toEqual(keys)
})
