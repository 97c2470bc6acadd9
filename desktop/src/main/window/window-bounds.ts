import { screen, type BrowserWindow } from 'electron'
import * as v from 'valibot'
import type { DeviceStorage } from '../core/device-storage.ts'
import { isWayland } from '../core/is-wayland.ts'
import { isOnScreen } from './is-on-screen.ts'

const pixels = v.pipe(v.number(), v.safeInteger())

const schema = v.object({
  bounds: v.nullable(v.object({ x: pixels, y: pixels, width: pixels, height: pixels })),
  maximized: v.boolean(),
})

type Bounds = v.InferOutput<typeof schema>

export interface WindowBounds {
  /** The last bounds, null when they are no longer on any screen. */
  read: () => Bounds
  /** Saves the bounds of a window whenever it has been moved or resized. */
  follow: (window: BrowserWindow) => void
}

const DEFAULT_BOUNDS: Bounds = { bounds: null, maximized: false }
const SAVE_DELAY_MS = 400

/**
 * The bounds of a window as it is created with them. On Wayland they have its shadow, as wide on every side, with which the
 * window would grow at every start.
 */
function boundsOf(window: BrowserWindow) {
  const bounds = window.getNormalBounds()
  if (!isWayland(process.platform, process.env)) return bounds
  const shadow = window.getBounds().width - window.getContentBounds().width
  return { ...bounds, width: bounds.width - shadow, height: bounds.height - shadow }
}

/** The size and position of the main window, kept across restarts. */
export function windowBounds(storage: DeviceStorage): WindowBounds {
  const file = storage.file('window.json', (content) => v.parse(schema, content), DEFAULT_BOUNDS)
  return {
    read: () => {
      const { bounds, maximized } = file.read()
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
      return { maximized, bounds: bounds !== null && isOnScreen(bounds, areas) ? bounds : null }
    },
    follow: (window) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const save = () => {
        if (window.isDestroyed()) return
        const maximized = window.isMaximized()
        file.write({ bounds: maximized ? file.read().bounds : boundsOf(window), maximized })
      }
      const saveLater = () => {
        clearTimeout(timer)
        timer = setTimeout(save, SAVE_DELAY_MS)
      }
      window.on('resize', saveLater)
      window.on('move', saveLater)
      window.on('maximize', saveLater)
      window.on('unmaximize', saveLater)
      window.on('close', save)
      window.on('closed', () => clearTimeout(timer))
    },
  }
}
