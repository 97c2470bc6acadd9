import { globalShortcut } from 'electron'
import type { ShortcutState } from '../../shared/desktop-state.ts'
import { SHORTCUTS, type ShortcutName } from '../../shared/settings.ts'
import type { State } from '../core/state.ts'

export interface Shortcuts {
  /** Suspends the shortcuts while keys are being recorded. */
  record: (recording: boolean) => void
  stop: () => void
}

/** Registers the system-wide shortcuts of the settings. Registration fails when the keys are taken. */
export function registerShortcuts(state: State, onPress: Record<ShortcutName, () => void>): Shortcuts {
  const register = () => {
    globalShortcut.unregisterAll()
    const { settings } = state.getState()
    const used = new Set<string>()
    const tryToRegister = (name: ShortcutName): ShortcutState => {
      const keys = settings[name]
      if (keys === null) return 'off'
      if (used.has(keys)) return 'same'
      used.add(keys)
      return isRegistered(keys, onPress[name]) ? 'on' : 'taken'
    }
    state.setState({ shortcut: tryToRegister('shortcut'), copyShortcut: tryToRegister('copyShortcut') })
  }
  register()
  const unsubscribe = state.subscribe(({ settings }, before) => {
    if (SHORTCUTS.some((name) => settings[name] !== before.settings[name])) register()
  })
  return {
    record: (recording) => (recording ? globalShortcut.unregisterAll() : register()),
    stop: () => {
      unsubscribe()
      globalShortcut.unregisterAll()
    },
  }
}

// Electron throws for an invalid accelerator.
function isRegistered(accelerator: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(accelerator, onPress)
  } catch {
    return false
  }
}
