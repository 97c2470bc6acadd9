import { nativeTheme, screen, type BrowserWindow, type NativeImage } from 'electron'
import { APP_ORIGIN } from '../core/origin.ts'
import { fitted } from './is-on-screen.ts'
import type { OnClose } from './on-close.ts'
import { createWindow, loadScreen } from './create-window.ts'
import { showAgain, type Navigate } from './show-again.ts'
import { showWhenReady } from './show-when-ready.ts'
import { titleBar } from './title-bar.ts'
import type { WindowBounds } from './window-bounds.ts'

export interface MainWindow {
  /** Brings the window to the front, at a path if one is given. */
  show: (path?: string) => void
  /** Reloads the start screen, if there is a window. */
  reload: () => void
  get: () => BrowserWindow | null
  /** Whether the user is looking at the screen at a path. */
  isFocusedAt: (path: string) => boolean
  /** Lets the window close from now on, instead of hiding it. */
  allowClose: () => void
}

export interface MainWindowOptions {
  bounds: WindowBounds
  icon: NativeImage
  /** What closing the window does now. */
  onClose: () => OnClose
  /** Asks the user what closing does; null when the window stays. */
  askOnClose: (window: BrowserWindow) => Promise<'minimize' | 'quit' | null>
  navigate: Navigate
  /** Called with each new window. */
  follow: (window: BrowserWindow) => void
  quit: () => void
}

/** Milliseconds after which a hidden window is destroyed to free its memory; showing it then takes 70 ms longer. */
const HIDDEN_TTL_MS = 5 * 60_000
const MIN_SIZE = { width: 420, height: 520 }
const DEFAULT_SIZE = { width: 1120, height: 780 }

/** The window with all screens. Where closing hides it, the tray, a link or a second launch show it again. */
export function createMainWindow({
  bounds,
  icon,
  onClose,
  askOnClose,
  navigate,
  follow,
  quit,
}: MainWindowOptions): MainWindow {
  let window: BrowserWindow | null = null
  let closable = false
  let asking = false
  let destroyTimer: ReturnType<typeof setTimeout> | undefined

  const closing: Record<OnClose, (shown: BrowserWindow) => void> = {
    hide: (shown) => {
      shown.hide()
      destroyTimer = setTimeout(() => shown.destroy(), HIDDEN_TTL_MS)
    },
    minimize: (shown) => shown.minimize(),
    quit,
    ask: (shown) => void ask(shown),
  }
  const ask = async (shown: BrowserWindow) => {
    if (asking) return
    asking = true
    const answer = await askOnClose(shown)
    asking = false
    if (answer !== null && !shown.isDestroyed()) closing[answer](shown)
  }
  const open = (path: string) => {
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
    if (maximized) created.maximize()
    follow(created)
    showWhenReady(created)
    created.on('close', (event) => {
      if (closable) return
      event.preventDefault()
      closing[onClose()](created)
    })
    created.on('closed', () => {
      clearTimeout(destroyTimer)
      if (window === created) window = null
    })
    bounds.follow(created)
    loadScreen(created, path)
  }

  return {
    show: (path) => {
      clearTimeout(destroyTimer)
      if (window === null) open(path ?? '/')
      else showAgain(window, path, navigate)
    },
    reload: () => {
      if (window === null) return
      // Going back would show a screen of the server before.
      window.webContents.once('did-navigate', () => window?.webContents.navigationHistory.clear())
      loadScreen(window, '/')
    },
    get: () => window,
    isFocusedAt: (path) => window !== null && window.isFocused() && isAt(window.webContents.getURL(), path),
    allowClose: () => {
      closable = true
    },
  }
}

const isAt = (url: string, path: string) => url.replace(/[?#].*/, '') === `${APP_ORIGIN}${path}`
