import type { BrowserWindow } from 'electron'
import type { OnClose } from './on-close.ts'

/** Milliseconds after which a hidden window is destroyed to free its memory; showing it then takes 70 ms longer. */
const HIDDEN_TTL_MS = 5 * 60_000

export interface ClosingOptions {
  /** What closing the window does now. */
  onClose: () => OnClose
  /** Asks the user what closing does; null when the window stays. */
  askOnClose: (window: BrowserWindow) => Promise<Exclude<OnClose, 'ask'> | null>
  quit: () => void
}

export interface Closing {
  /** Does what the user wants instead of closing a window. */
  close: (window: BrowserWindow) => void
  /** Hides a window. After a while it is destroyed. */
  hide: (window: BrowserWindow) => void
  /** Lets a hidden window live. */
  keep: () => void
}

/** What happens instead of closing a window. */
export function createClosing({ onClose, askOnClose, quit }: ClosingOptions): Closing {
  let asking = false
  let destroyTimer: ReturnType<typeof setTimeout> | undefined
  const keep = () => clearTimeout(destroyTimer)
  const hide = (window: BrowserWindow) => {
    keep()
    window.hide()
    destroyTimer = setTimeout(() => window.destroy(), HIDDEN_TTL_MS)
  }
  const ask = async (window: BrowserWindow) => {
    if (asking) return
    asking = true
    const answer = await askOnClose(window)
    asking = false
    if (answer !== null && !window.isDestroyed()) actions[answer](window)
  }
  const actions: Record<OnClose, (window: BrowserWindow) => void> = {
    hide,
    minimize: (window) => window.minimize(),
    quit,
    ask: (window) => void ask(window),
  }
  return { close: (window) => actions[onClose()](window), hide, keep }
}
