import { globalShortcut } from 'electron'
import type { State } from '../core/state.ts'

export interface Shortcut {
  /** Suspends the shortcut while keys are being recorded. */
  record: (recording: boolean) => void
  stop: () => void
}

/** Registers the system-wide shortcut of the settings. It fails when another program has it. */
export function registerShortcut(state: State, onPress: () => void): Shortcut {
  const register = () => {
    globalShortcut.unregisterAll()
    const { shortcut } = state.getState().settings
    if (shortcut === null) return state.setState({ shortcut: 'off' })
    return state.setState({ shortcut: tryToRegister(shortcut, onPress) ? 'on' : 'taken' })
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

// Electron throws for an invalid accelerator.
function tryToRegister(accelerator: string, onPress: () => void): boolean {
  try {
    return globalShortcut.register(accelerator, onPress)
  } catch {
    return false
  }
}
