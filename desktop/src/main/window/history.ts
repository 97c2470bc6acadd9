import type { BrowserWindow } from 'electron'

export type Direction = 'back' | 'forward'

/** Goes to the screen before or after the shown one, if there is one. */
export function go({ webContents: { navigationHistory } }: BrowserWindow, direction: Direction): void {
  if (direction === 'back') navigationHistory.goBack()
  else navigationHistory.goForward()
}

/** Goes back or forward for the buttons that mice, keyboards and touch pads have for it. */
export function followHistoryButtons(window: BrowserWindow): void {
  // Windows and Linux.
  window.on('app-command', (_event, command) => {
    if (command === 'browser-backward') go(window, 'back')
    if (command === 'browser-forward') go(window, 'forward')
  })
  // macOS, with three fingers.
  window.on('swipe', (_event, direction) => {
    if (direction === 'left') go(window, 'back')
    if (direction === 'right') go(window, 'forward')
  })
}
