import { nativeTheme, screen, type BrowserWindow, type NativeImage } from 'electron'
import { APP_ORIGIN } from '../core/origin.ts'
import { fitted } from './is-on-screen.ts'
import { createClosing, type ClosingOptions } from './close-window.ts'
import { createWindow, loadScreen } from './create-window.ts'
import { showAgain, type Navigate } from './show-again.ts'
import { showWhenReady } from './show-when-ready.ts'
import { titleBar } from './title-bar.ts'
import type { WindowBounds } from './window-bounds.ts'

export interface MainWindow {
  /** Brings the window to the front, at a path if one is given. */
  show: (path?: string) => void
  /** Shows a hidden window in the task bar only, without taking the focus. */
  showMinimized: () => void
  /** Hides the window. After a while it is destroyed, and created anew when it is shown. */
  hide: () => void
  /** Reloads the start screen, if there is a window. */
  reload: () => void
  get: () => BrowserWindow | null
  /** Whether a window of this run is hidden; it may be destroyed by now. */
  isHidden: () => boolean
  /** Whether the user is looking at the screen at a path. */
  isFocusedAt: (path: string) => boolean
  /** Resolves once the first window is shown; at once when none opens. */
  whenShown: () => Promise<void>
  /** Lets the window close from now on, instead of hiding it. */
  allowClose: () => void
}

export interface MainWindowOptions extends ClosingOptions {
  bounds: WindowBounds
  icon: NativeImage
  navigate: Navigate
  /** Called with each new window. */
  follow: (window: BrowserWindow) => void
}

const MIN_SIZE = { width: 420, height: 520 }
const DEFAULT_SIZE = { width: 1120, height: 780 }

/** The window with all screens. Where closing hides it, the tray, a link or a second launch show it again. */
export function createMainWindow({
  bounds,
  icon,
  navigate,
  follow,
  ...options
}: MainWindowOptions): MainWindow {
  const closing = createClosing(options)
  let window: BrowserWindow | null = null
  let hidden = false
  let closable = false
  let firstFrame = Promise.resolve()
  const open = (path: string, minimized = false) => {
    const { bounds: lastBounds, maximized } = bounds.read()
    const created = createWindow({
      ...fitted(DEFAULT_SIZE, screen.getPrimaryDisplay().workAreaSize),
      ...lastBounds,
      minWidth: MIN_SIZE.width,
      minHeight: MIN_SIZE.height,
      ...titleBar(process.platform, nativeTheme.shouldUseDarkColors),
      title: 'Fanfare',
      icon,
    })
    window = created
    if (maximized && !minimized) created.maximize()
    follow(created)
    firstFrame = showWhenReady(created, minimized ? () => minimize(created) : () => created.show())
    created.on('close', (event) => {
      if (closable) return
      event.preventDefault()
      closing.close(created)
    })
    created.on('hide', () => {
      hidden = true
    })
    created.on('show', () => {
      hidden = false
    })
    created.on('closed', () => {
      closing.keep()
      hidden = true
      if (window === created) window = null
    })
    bounds.follow(created)
    loadScreen(created, path)
  }

  return {
    show: (path) => {
      closing.keep()
      if (window === null) open(path ?? '/')
      else showAgain(window, path, navigate)
    },
    showMinimized: () => {
      closing.keep()
      if (window === null) open('/', true)
      else minimize(window)
    },
    hide: () => window && closing.hide(window),
    reload: () => {
      if (window === null) return
      // Going back would show a screen of the server before.
      window.webContents.once('did-navigate', () => window?.webContents.navigationHistory.clear())
      loadScreen(window, '/')
    },
    get: () => window,
    isHidden: () => hidden,
    isFocusedAt: (path) => window !== null && window.isFocused() && isAt(window.webContents.getURL(), path),
    whenShown: () => firstFrame,
    allowClose: () => {
      closable = true
    },
  }
}

// A hidden window takes the focus when it is minimized.
function minimize(window: BrowserWindow): void {
  window.showInactive()
  window.minimize()
}

const isAt = (url: string, path: string) => url.replace(/[?#].*/, '') === `${APP_ORIGIN}${path}`
