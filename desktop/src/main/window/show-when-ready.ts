import type { BrowserWindow } from 'electron'

/** Shows a new window once its first frame is drawn. On Wayland Electron may not report that; then once its page is loaded. */
export function showWhenReady(window: BrowserWindow): void {
  let shown = false
  const show = () => {
    if (shown || window.isDestroyed()) return
    shown = true
    window.show()
  }
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', show)
}
