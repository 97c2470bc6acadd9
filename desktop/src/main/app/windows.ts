import { app, type NativeImage } from 'electron'
import type { Settings } from '../../shared/settings.ts'
import type { DeviceStorage, StoredFile } from '../core/device-storage.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import { changeSettings } from '../settings/settings.ts'
import { askOnClose } from '../window/ask-on-close.ts'
import { createMainWindow, type MainWindow } from '../window/main-window.ts'
import { onClose } from '../window/on-close.ts'
import { createPanelWindow, type PanelWindow } from '../window/panel-window.ts'
import { windowBounds } from '../window/window-bounds.ts'
import { sendToWindow } from './ipc/ipc.ts'

export interface Windows {
  main: MainWindow
  panel: PanelWindow
}

export interface WindowsOptions {
  state: State
  settings: StoredFile<Settings>
  storage: DeviceStorage
  translator: Translator
  icon: NativeImage
}

/** The two windows. They load again when another server is chosen. */
export function createWindows({ state, settings, storage, translator, icon }: WindowsOptions): Windows {
  const main = createMainWindow({
    bounds: windowBounds(storage),
    icon,
    onClose: () => onClose(state.getState().tray !== null, state.getState().settings),
    askOnClose: async (window) => {
      const answer = await askOnClose(window, translator.t)
      if (answer !== null) changeSettings(state, settings, { closeWithoutTray: answer })
      return answer
    },
    navigate: (window, path) => sendToWindow(window, 'window:navigate', path),
    // Deferred: a window that is being closed cannot be closed again.
    quit: () => setImmediate(() => app.quit()),
  })
  const panel = createPanelWindow()
  state.subscribe((now, before) => {
    if (now.server === before.server) return
    main.reload()
    panel.reload()
  })
  // Before Electron closes the windows, which would only hide them.
  app.on('before-quit', main.allowClose)
  return { main, panel }
}
