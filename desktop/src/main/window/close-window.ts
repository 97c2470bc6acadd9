import type { BrowserWindow } from 'electron'
import type { OnClose } from './on-close.ts'

/** Milliseconds after which a hidden window is destroyed to free its memory; showing it then takes 70 ms longer. */
const HIDDEN_TTL_MS = 5 * 60_000

/** What the user may answer. */
export type ClosingAnswer = Exclude<OnClose, 'ask' | 'hide'>

export interface ClosingOptions {
  /** What closing the window does now. */
  onClose: () => OnClose
  /** Asks the user what closing does; null when the window stays. */
  askOnClose: (window: BrowserWindow) => Promise<ClosingAnswer | null>
  /** Asks the desktop whether the client may run without a window. */
  enterBackground: () => Promise<boolean>
  /** Saves the answer of the user. */
  remember: (answer: ClosingAnswer) => void
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
export function createClosing(options: ClosingOptions): Closing {
  const { onClose, askOnClose, enterBackground, remember, quit } = options
  let deciding = false
  let destroyTimer: ReturnType<typeof setTimeout> | undefined
  const keep = () => clearTimeout(destroyTimer)
  const hide = (window: BrowserWindow) => {
    keep()
    window.hide()
    destroyTimer = setTimeout(() => window.destroy(), HIDDEN_TTL_MS)
  }
  const actions: Record<Exclude<OnClose, 'ask'>, (window: BrowserWindow) => void> = {
    hide,
    background: hide,
    minimize: (window) => window.minimize(),
    quit,
  }
  const ask = async (window: BrowserWindow): Promise<void> => {
    const answer = await askOnClose(window)
    if (answer !== null) await act(window, answer, () => remember(answer))
  }
  const act = async (window: BrowserWindow, how: OnClose, onDecided?: () => void): Promise<void> => {
    // Refused, the question comes again without this answer.
    if (how === 'ask' || (how === 'background' && !(await enterBackground()))) return ask(window)
    onDecided?.()
    if (!window.isDestroyed()) actions[how](window)
  }
  return {
    close: (window) => {
      if (deciding) return
      deciding = true
      void act(window, onClose()).finally(() => {
        deciding = false
      })
    },
    hide,
    keep,
  }
}
