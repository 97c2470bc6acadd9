import { screen, type BrowserWindow, type Display, type Rectangle } from 'electron'
import { createWindow, loadScreen } from './create-window.ts'
import { isWayland } from '../core/is-wayland.ts'
import { onFocusLost } from './on-focus-lost.ts'
import { PANEL_SIZE, panelPosition } from './panel-position.ts'
import { showWhenReady } from './show-when-ready.ts'

export interface PanelWindow {
  /** Opens the panel at the tray icon, or closes it. */
  toggle: (trayIcon: Rectangle) => void
  close: () => void
  reload: () => void
}

/** Milliseconds after which a hidden panel is destroyed to free its memory. Until then it reopens at once. */
const HIDDEN_TTL_MS = 5 * 60_000

/** The small window of the tray. It closes when it loses the focus. */
export function createPanelWindow(): PanelWindow {
  let window: BrowserWindow | null = null
  let destroyTimer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    if (window === null || !window.isVisible()) return
    window.hide()
    destroyTimer = setTimeout(() => window?.destroy(), HIDDEN_TTL_MS)
  }
  const create = () => {
    const created = createWindow({
      ...PANEL_SIZE,
      title: 'Fanfare',
      frame: false,
      resizable: false,
      maximizable: false,
      minimizable: false,
      fullscreenable: false,
      skipTaskbar: true,
      // On Linux taskbars use the window type instead.
      ...(process.platform === 'linux' && { type: 'toolbar' }),
      alwaysOnTop: true,
    })
    onFocusLost(created, close)
    created.on('closed', () => {
      clearTimeout(destroyTimer)
      window = null
    })
    showWhenReady(created)
    loadScreen(created, '/panel')
    return created
  }
  const open = (trayIcon: Rectangle) => {
    clearTimeout(destroyTimer)
    const { x, y } = panelPosition(trayIcon, currentDisplay().workArea)
    if (window === null) {
      window = create()
      window.setPosition(x, y)
    } else {
      window.setPosition(x, y)
      window.show()
      window.focus()
    }
  }

  return {
    close,
    toggle: (trayIcon) => (window?.isVisible() ? close() : open(trayIcon)),
    reload: () => window && loadScreen(window, '/panel'),
  }
}

/** The display with the pointer. Electron crashes when it looks for the pointer on Wayland without a window. */
function currentDisplay(): Display {
  if (isWayland(process.platform, process.env)) return screen.getPrimaryDisplay()
  return screen.getDisplayNearestPoint(screen.getCursorScreenPoint())
}
