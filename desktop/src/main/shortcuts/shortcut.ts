import { globalShortcut } from 'electron'
import type { State } from '../app/state.ts'

export interface Shortcut {
  /** While keys are being recorded, pressing them does nothing. */
  record: (recording: boolean) => void
  stop: () => void
}

/** Keeps the key the person chose for the panel, wherever they are working. Another program may have it already. */
export function keepShortcut(state: State, act: () => void): Shortcut {
  const register = () => {
    globalShortcut.unregisterAll()
    const { shortcut } = state.getState().settings
    if (shortcut === null) return state.setState({ shortcut: 'off' })
    return state.setState({ shortcut: tryToRegister(shortcut, act) ? 'on' : 'taken' })
  }
  register()
  const unsubscribe = state.subscribe((now, before) => {
    if (now.settings.shortcut !== before.settings.shortcut) register()
  })
  return {
    record: (recording) => (recording ? globalShortcut.unregisterAll() : register()),
    stop: () => {
      unsubscribe()
      globalShortcut.unregisterAll()
    },
  }
}

// What is no key at all throws.
function tryToRegister(keys: string, act: () => void): boolean {
  try {
    return globalShortcut.register(keys, act)
  } catch {
    return false
  }
}
