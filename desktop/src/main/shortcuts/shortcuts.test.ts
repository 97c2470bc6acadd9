import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'
import { aState } from '../testing/fixtures.ts'
import { registerShortcuts } from './shortcuts.ts'

const registered = vi.hoisted(() => new Map<string, () => void>())
const foreign = vi.hoisted(() => new Set<string>())

vi.mock('electron', () => ({
  globalShortcut: {
    unregisterAll: () => registered.clear(),
    register: (keys: string, press: () => void) => {
      if (keys === 'nonsense') throw new TypeError('Invalid accelerator')
      if (foreign.has(keys) || registered.has(keys)) return false
      registered.set(keys, press)
      return true
    },
  },
}))

beforeEach(() => {
  registered.clear()
  foreign.clear()
})

function setUp(settings: Partial<Settings> = {}) {
  const state = aState({ settings: { ...DEFAULT_SETTINGS, ...settings } })
  const pressed: string[] = []
  const shortcuts = registerShortcuts(state, {
    shortcut: () => void pressed.push('panel'),
    copyShortcut: () => void pressed.push('copy'),
  })
  const states = () => [state.getState().shortcut, state.getState().copyShortcut]
  const change = (changes: Partial<Settings>) =>
    state.setState(({ settings: before }) => ({ settings: { ...before, ...changes } }))
  return { pressed, states, change, ...shortcuts }
}

it('takes no keys until they are chosen', () => {
  expect(setUp().states()).toEqual(['off', 'off'])
  expect(registered.size).toBe(0)
})

it('opens the panel with one shortcut, and copies with the other', () => {
  const { pressed, states } = setUp({ shortcut: 'Alt+L', copyShortcut: 'Alt+K' })
  registered.get('Alt+L')?.()
  registered.get('Alt+K')?.()
  expect(pressed).toEqual(['panel', 'copy'])
  expect(states()).toEqual(['on', 'on'])
})

it('says which one another program has, and follows the settings', () => {
  foreign.add('Alt+K')
  const { states, change } = setUp({ shortcut: 'Alt+L', copyShortcut: 'Alt+K' })
  expect(states()).toEqual(['on', 'taken'])
  change({ copyShortcut: 'Alt+J' })
  expect(states()).toEqual(['on', 'on'])
  change({ shortcut: null })
  expect([...registered.keys()]).toEqual(['Alt+J'])
})

it('says when both have the same keys', () => {
  expect(setUp({ shortcut: 'Alt+L', copyShortcut: 'Alt+L' }).states()).toEqual(['on', 'same'])
})

it('refuses keys that are none', () => {
  expect(setUp({ shortcut: 'nonsense' }).states()).toEqual(['taken', 'off'])
})

it('takes no keys while others are recorded, nor after the end', () => {
  const { record, stop } = setUp({ shortcut: 'Alt+L' })
  record(true)
  expect(registered.size).toBe(0)
  record(false)
  expect(registered.size).toBe(1)
  stop()
  expect(registered.size).toBe(0)
})
