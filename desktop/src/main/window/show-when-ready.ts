import type { BrowserWindow } from 'electron'

/**
 * Shows a new window once its first frame is drawn. On Wayland Electron may not report that; then once its page is loaded.
 * Resolves when it is shown, or gone before that.
 */
export function showWhenReady(window: BrowserWindow, show = () => window.show()): Promise<void> {
  return new Promise((resolve) => {
    let shown = false
    const showOnce = () => {
      if (shown || window.isDestroyed()) return
      shown = true
      show()
      resolve()
    }
    window.once('ready-to-show', showOnce)
    window.webContents.once('did-finish-load', showOnce)
    window.once('closed', () => resolve())
  })
}
