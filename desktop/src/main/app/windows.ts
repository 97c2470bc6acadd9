import { app, type NativeImage } from 'electron'
import type { DeviceStorage } from '../core/device-storage.ts'
import type { State } from '../core/state.ts'
import { createMainWindow, type MainWindow } from '../window/main-window.ts'
import { createPanelWindow, type PanelWindow } from '../window/panel-window.ts'
import { windowBounds } from '../window/window-bounds.ts'
import { sendToWindow } from './ipc/ipc.ts'

export interface Windows {
  main: MainWindow
  panel: PanelWindow
}

/** The two windows. They load again when another server is chosen. */
export function createWindows(state: State, storage: DeviceStorage, icon: NativeImage): Windows {
  const main = createMainWindow({
    bounds: windowBounds(storage),
    icon,
    staysInTray: () => state.getState().settings.closeToTray,
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
