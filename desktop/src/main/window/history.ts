import type { BrowserWindow } from 'electron'

/** Goes back or forward for the buttons that mice, keyboards and touch pads have for it. */
export function followHistoryButtons(window: BrowserWindow): void {
  const { navigationHistory } = window.webContents
  // Windows and Linux.
  window.on('app-command', (_event, command) => {
    if (command === 'browser-backward') navigationHistory.goBack()
    if (command === 'browser-forward') navigationHistory.goForward()
  })
  // macOS, with three fingers.
  window.on('swipe', (_event, direction) => {
    if (direction === 'left') navigationHistory.goBack()
    if (direction === 'right') navigationHistory.goForward()
  })
}
