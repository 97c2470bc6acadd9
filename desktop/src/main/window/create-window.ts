import { join } from 'node:path'
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron'
import { CANVAS } from '@fanfare/contract/rules/brand.ts'
import { bundlerUrl } from '../core/bundler-url.ts'
import { APP_ORIGIN } from '../core/origin.ts'
import { WEB_PREFERENCES } from './hardening.ts'

/** A hardened window, hidden until its page can be shown. */
export function createWindow(options: BrowserWindowConstructorOptions): BrowserWindow {
  return new BrowserWindow({
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? CANVAS.dark : CANVAS.light,
    autoHideMenuBar: true,
    ...options,
    webPreferences: { ...WEB_PREFERENCES, preload: join(__dirname, '../preload/index.js') },
  })
}

/** Loads a screen of the client; in development from the bundler's server. */
export function loadScreen(window: BrowserWindow, path: string): void {
  const origin = bundlerUrl() ?? APP_ORIGIN
  void window.loadURL(origin + path).catch(() => undefined)
}
