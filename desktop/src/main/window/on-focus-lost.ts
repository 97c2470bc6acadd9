import type { BrowserWindow } from 'electron'

/** Milliseconds in which a window may get the focus back, and after which it has it for certain. */
const SETTLE_MS = 100

/**
 * Calls back when a window has lost the focus to another one. On Wayland a window that is shown loses it for a moment, or
 * at once if the desktop does not give it the focus: it has had none to lose then.
 */
export function onFocusLost(
  window: Pick<BrowserWindow, 'on' | 'isDestroyed' | 'isFocused'>,
  callback: () => void,
): void {
  let focusedAt = Number.NEGATIVE_INFINITY
  window.on('focus', () => {
    focusedAt = Date.now()
  })
  window.on('blur', () => {
    if (Date.now() - focusedAt < SETTLE_MS) return
    setTimeout(() => {
      if (!window.isDestroyed() && !window.isFocused()) callback()
    }, SETTLE_MS)
  })
}
