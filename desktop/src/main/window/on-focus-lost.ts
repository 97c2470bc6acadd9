import type { BrowserWindow } from 'electron'

/** Milliseconds in which a window may get the focus back. */
const RETURN_MS = 100

/** Calls back when a window has lost the focus to another one. On Wayland it also loses it for a moment when it is shown. */
export function onFocusLost(
  window: Pick<BrowserWindow, 'on' | 'isDestroyed' | 'isFocused'>,
  callback: () => void,
): void {
  window.on('blur', () => {
    setTimeout(() => {
      if (!window.isDestroyed() && !window.isFocused()) callback()
    }, RETURN_MS)
  })
}
