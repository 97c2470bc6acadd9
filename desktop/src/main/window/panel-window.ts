import { screen, type BrowserWindow, type Rectangle } from 'electron'
import { loadScreen, makeWindow } from './make-window.ts'
import { PANEL_SIZE, panelPlace } from './panel-place.ts'

export interface PanelWindow {
  toggle: () => void
  open: () => void
  close: () => void
  reload: () => void
}

/** Milliseconds a hidden panel keeps its memory, so that the next look is immediate. */
const KEPT_HIDDEN = 5 * 60_000

/** The small window of the tray: opened to copy something, gone as soon as one looks elsewhere. */
export function panelWindow(anchor: () => Rectangle): PanelWindow {
  let window: BrowserWindow | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    if (window === null || !window.isVisible()) return
    window.hide()
    rest = setTimeout(() => window?.destroy(), KEPT_HIDDEN)
  }
  const make = () => {
    const made = makeWindow({
      ...PANEL_SIZE,
      title: 'Fanfare',
      frame: false,
      resizable: false,
      maximizable: false,
      minimizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      alwaysOnTop: true,
    })
    made.on('blur', close)
    made.on('closed', () => {
      clearTimeout(rest)
      window = null
    })
    made.once('ready-to-show', () => made.show())
    loadScreen(made, '/panel')
    return made
  }
  const open = () => {
    clearTimeout(rest)
    const { workArea } = screen.getDisplayNearestPoint(screen.getCursorScreenPoint())
    const { x, y } = panelPlace(anchor(), workArea)
    if (window === null) {
      window = make()
      window.setPosition(x, y)
    } else {
      window.setPosition(x, y)
      window.show()
      window.focus()
    }
  }

  return {
    open,
    close,
    toggle: () => (window?.isVisible() ? close() : open()),
    reload: () => window && loadScreen(window, '/panel'),
  }
}
