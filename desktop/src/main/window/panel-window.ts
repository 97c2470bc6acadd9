import { screen, type BrowserWindow, type Point, type Rectangle } from 'electron'
import { createWindow, loadScreen } from './create-window.ts'
import { onFocusLost } from './on-focus-lost.ts'
import { PANEL_SIZE, panelPosition, type PanelSurroundings } from './panel-position.ts'
import { pointerPosition } from './pointer.ts'
import { showWhenReady } from './show-when-ready.ts'
import type { Zoom } from './zoom.ts'

export interface PanelWindow {
  /** Opens the panel at the tray icon, or at the pointer while the position of the icon is unknown, or closes it. */
  toggle: (trayIcon: Rectangle) => void
  close: () => void
  reload: () => void
}

/** Milliseconds after which a hidden panel is destroyed to free its memory. Until then it reopens at once. */
const HIDDEN_TTL_MS = 5 * 60_000

/** The small window of the tray. It closes when it loses the focus. */
export function createPanelWindow(zoom: Pick<Zoom, 'at'>): PanelWindow {
  let window: BrowserWindow | null = null
  let destroyTimer: ReturnType<typeof setTimeout> | undefined
  let opening = false

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
    void showWhenReady(created)
    loadScreen(created, '/panel')
    return created
  }
  const open = async (trayIcon: Rectangle) => {
    if (opening) return
    opening = true
    const pointer = await pointerPosition().catch(() => null)
    opening = false
    openIn(surroundingsOf(trayIcon, pointer))
  }
  const openIn = (surroundings: PanelSurroundings) => {
    clearTimeout(destroyTimer)
    const factor = zoom.at(panelPosition(surroundings, PANEL_SIZE))
    // The page has the same room at every zoom.
    const size = { width: PANEL_SIZE.width * factor, height: PANEL_SIZE.height * factor }
    const place = (panel: BrowserWindow) => {
      panel.webContents.setZoomFactor(factor)
      panel.setBounds(panelPosition(surroundings, size))
    }
    if (window === null) {
      const created = create()
      window = created
      // A page has no zoom of its own before, and it is not shown before.
      created.webContents.once('did-navigate', () => place(created))
      place(created)
    } else {
      place(window)
      window.show()
      window.focus()
    }
  }

  return {
    close,
    toggle: (trayIcon) => (window?.isVisible() ? close() : void open(trayIcon)),
    reload: () => window && loadScreen(window, '/panel'),
  }
}

function surroundingsOf(icon: Rectangle, pointer: Point | null): PanelSurroundings {
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
  return { icon, pointer, displays: [primary, ...others] }
}
