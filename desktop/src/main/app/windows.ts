import { app, type NativeImage, type Rectangle } from 'electron'
import { tellWindow } from '../ipc/listen.ts'
import { mainWindow, type MainWindow } from '../window/main-window.ts'
import { panelWindow, type PanelWindow } from '../window/panel-window.ts'
import { keptPlace } from '../window/window-state.ts'
import type { State } from './state.ts'

export interface Windows {
  main: MainWindow
  panel: PanelWindow
}

export interface WindowNeeds {
  state: State
  icon: NativeImage
  folder: string
  trayPlace: () => Rectangle
}

/** The two windows. Another server is another world: they begin again with it. */
export function openWindows({ state, icon, folder, trayPlace }: WindowNeeds): Windows {
  const main = mainWindow({
    place: keptPlace(folder),
    icon,
    staysInTray: () => state.getState().settings.closeToTray,
    tell: (window, path) => tellWindow(window, 'window:go', path),
    // Later: a window that is being closed cannot be closed once more meanwhile.
    quit: () => setImmediate(() => app.quit()),
  })
  const panel = panelWindow(trayPlace)
  state.subscribe((now, before) => {
    if (now.server === before.server) return
    main.reload()
    panel.reload()
  })
  return { main, panel }
}
