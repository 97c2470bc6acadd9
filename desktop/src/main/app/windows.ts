import { app, type BrowserWindow, type NativeImage } from 'electron'
import { isOwnPath } from '@fanfare/contract/core/rules/own_path.ts'
import { isSettingsPath } from '../../shared/settings-paths.ts'
import type { Background } from '../background/background.ts'
import type { Settings } from '../../shared/settings.ts'
import type { DeviceStorage, StoredFile } from '../core/device-storage.ts'
import type { Translator } from '../core/i18n/translator.ts'
import type { State } from '../core/state.ts'
import { changeSettings } from '../settings/settings.ts'
import { askOnClose } from '../window/ask-on-close.ts'
import { followTray } from '../window/follow-tray.ts'
import { createMainWindow, type MainWindow } from '../window/main-window.ts'
import { onClose } from '../window/on-close.ts'
import { createPanelWindow, type PanelWindow } from '../window/panel-window.ts'
import { createSettingsWindow, type SettingsWindow } from '../window/settings-window.ts'
import { windowBounds } from '../window/window-bounds.ts'
import { createZoom, type Zoom } from '../window/zoom.ts'
import { sendToWindow } from './ipc/ipc.ts'

export interface Windows {
  main: MainWindow
  settings: SettingsWindow
  panel: PanelWindow
  /** Shows a path of the client in the window it belongs to; others are ignored. */
  show: (path: string) => void
  zoom: Zoom
}

export interface WindowsOptions {
  state: State
  settings: StoredFile<Settings>
  storage: DeviceStorage
  translator: Translator
  icon: NativeImage
  background: Background
}

const PATH_MAX = 2_000

const navigate = (window: BrowserWindow, path: string) => sendToWindow(window, 'window:navigate', path)

/** The three windows. They load again when another server is chosen. */
export function createWindows({
  state,
  settings,
  storage,
  translator,
  icon,
  background,
}: WindowsOptions): Windows {
  const zoom = createZoom(storage)
  const main = createMainWindow({
    bounds: windowBounds(storage),
    icon,
    onClose: () => onClose(state.getState()),
    askOnClose: (window) => askOnClose(window, translator.t, state.getState().background),
    enterBackground: background.enter,
    remember: (answer) => changeSettings(state, settings, { closeWithoutTray: answer }),
    navigate,
    follow: zoom.follow,
    // Deferred: a window that is being closed cannot be closed again.
    quit: () => setImmediate(() => app.quit()),
  })
  followTray(state, main)
  const settingsWindow = createSettingsWindow({ icon, navigate, follow: zoom.follow })
  const panel = createPanelWindow(zoom)
  state.subscribe((now, before) => {
    if (now.server === before.server) return
    main.reload()
    settingsWindow.reload()
    panel.reload()
  })
  // Before Electron closes the windows, which would only hide them.
  app.on('before-quit', main.allowClose)
  const show = (path: string) => {
    if (!isOwnPath(path) || path.length > PATH_MAX) return
    if (isSettingsPath(path)) settingsWindow.show(path)
    else main.show(path)
  }
  return { main, settings: settingsWindow, panel, show, zoom }
}
