import { join } from 'node:path'
import { BrowserWindow, nativeTheme, type BrowserWindowConstructorOptions } from 'electron'
import { APP_ORIGIN } from '../protocol/origin.ts'
import { FENCED } from './fences.ts'

const CANVAS = { light: '#fbfaf7', dark: '#100f0d' } as const

/** A fenced window, hidden until its page is ready to be seen. */
export function makeWindow(options: BrowserWindowConstructorOptions): BrowserWindow {
  return new BrowserWindow({
    show: false,
    backgroundColor: nativeTheme.shouldUseDarkColors ? CANVAS.dark : CANVAS.light,
    autoHideMenuBar: true,
    ...options,
    webPreferences: { ...FENCED, preload: join(__dirname, '../preload/index.js') },
  })
}

/** Loads a screen of the client. In development it comes from the bundler's own server. */
export function loadScreen(window: BrowserWindow, path: string): void {
  const origin = process.env['ELECTRON_RENDERER_URL'] ?? APP_ORIGIN
  void window.loadURL(origin + path).catch(() => undefined)
}
