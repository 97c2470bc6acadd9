import { join } from 'node:path'
import { app, BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron'
import { CANVAS } from '@fanfare/contract/core/rules/brand.ts'
import { bundlerUrl } from '../core/bundler-url.ts'
import { APP_ORIGIN, isOwnUrl } from '../core/origin.ts'
import { WEB_PREFERENCES } from './hardening.ts'
import { crashLimit } from './crash-limit.ts'
import { followHistoryButtons } from './history.ts'
import { followTheme } from './title-bar.ts'

/** A hardened window, hidden until its page can be shown. It survives a crash of its renderer. */
export function createWindow(options: BrowserWindowConstructorOptions): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? CANVAS.dark : CANVAS.light,
    autoHideMenuBar: true,
    ...options,
    webPreferences: { ...WEB_PREFERENCES, preload: join(app.getAppPath(), 'out', 'preload', 'index.js') },
  })
  followTheme(window, options.titleBarOverlay !== undefined)
  followHistoryButtons(window)
  reviveAfterCrash(window)
  return window
}

/** Loads a screen of the client; in development from the dev server. */
export function loadScreen(window: BrowserWindow, path: string): void {
  const origin = bundlerUrl() ?? APP_ORIGIN
  void window.loadURL(origin + path).catch(() => undefined)
}

/**
 * Reloads a window at its current screen when its renderer has crashed or was killed. A hidden window, or one that keeps
 * crashing, is destroyed; it is created anew when it is shown.
 */
function reviveAfterCrash(window: BrowserWindow): void {
  const mayRevive = crashLimit()
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    if (window.isVisible() && mayRevive(Date.now())) loadScreen(window, shownPath(window))
    // Deferred: Electron is still handling the end of the renderer.
    else setImmediate(() => window.destroy())
  })
}

function shownPath({ webContents }: BrowserWindow): string {
  const url = webContents.getURL()
  if (!isOwnUrl(url)) return '/'
  const { pathname, search } = new URL(url)
  return pathname + search
}
