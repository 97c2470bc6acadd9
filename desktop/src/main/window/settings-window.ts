import { screen, type BrowserWindow, type NativeImage } from 'electron'
import { SETTINGS_PATH } from '../../shared/settings-paths.ts'
import { createWindow, loadScreen } from './create-window.ts'
import { fitted } from './is-on-screen.ts'
import { showAgain, type Navigate } from './show-again.ts'
import { showWhenReady } from './show-when-ready.ts'

export interface SettingsWindow {
  /** Brings the window to the front, at a screen of the settings if one is given. */
  show: (path?: string) => void
  /** Loads its screen again, if there is a window. */
  reload: () => void
  get: () => BrowserWindow | null
}

export interface SettingsWindowOptions {
  icon: NativeImage
  navigate: Navigate
  /** Called with each new window. */
  follow: (window: BrowserWindow) => void
}

const MIN_SIZE = { width: 560, height: 420 }
const SIZE = { width: 880, height: 680 }

/** The window of the settings. It is created when it is opened, and destroyed when it is closed. */
export function createSettingsWindow({ icon, navigate, follow }: SettingsWindowOptions): SettingsWindow {
  let window: BrowserWindow | null = null
  const open = (path: string) => {
    const created = createWindow({
      ...fitted(SIZE, screen.getPrimaryDisplay().workAreaSize),
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      fullscreenable: false,
      title: 'Fanfare',
      icon,
    })
    window = created
    follow(created)
    void showWhenReady(created)
    created.on('closed', () => {
      window = null
    })
    loadScreen(created, path)
  }
  return {
    show: (path) => {
      if (window === null) open(path ?? SETTINGS_PATH)
      else showAgain(window, path, navigate)
    },
    reload: () => window?.webContents.reload(),
    get: () => window,
  }
}
