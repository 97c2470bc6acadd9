import type { BrowserWindow } from 'electron'
import { loadScreen } from './create-window.ts'

/** Navigates a loaded window to a path. */
export type Navigate = (window: BrowserWindow, path: string) => void

/** Brings an open window to the front, at a path if one is given. */
export function showAgain(window: BrowserWindow, path: string | undefined, navigate: Navigate): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
  if (path === undefined) return
  // A page that is still loading does not listen yet.
  if (window.webContents.isLoading()) loadScreen(window, path)
  else navigate(window, path)
}
