import { screen, type BrowserWindow, type Point, type Rectangle } from 'electron'
import { loadScreen, makeWindow } from './make-window.ts'

export interface PanelWindow {
  toggle: () => void
  open: () => void
  close: () => void
  reload: () => void
}

export const PANEL_SIZE = { width: 380, height: 560 }
const MARGIN = 8
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

/**
 * Where the panel stands: below or above the tray item it belongs to, inside of the screen. Where the system
 * does not say where its tray is, in the corner where trays usually are.
 */
export function panelPlace(item: Rectangle, area: Rectangle): Point {
  const known = item.width > 0 && item.height > 0
  const right = area.x + area.width - PANEL_SIZE.width - MARGIN
  const bottom = area.y + area.height - PANEL_SIZE.height - MARGIN
  if (!known) return { x: right, y: area.y + MARGIN }
  const above = item.y > area.y + area.height / 2
  const x = Math.round(item.x + item.width / 2 - PANEL_SIZE.width / 2)
  return {
    x: Math.min(Math.max(x, area.x + MARGIN), right),
    y: above ? bottom : area.y + MARGIN,
  }
}
