import type { BrowserWindow } from 'electron'

/** Milliseconds until a change of the focus is final. */
const SETTLE_MS = 100

/**
 * Calls back when a window has lost the focus to another one. Ignores the short blur of a new window on Wayland, and the
 * blur of a window that the desktop has never really focused.
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
