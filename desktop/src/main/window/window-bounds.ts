import { join } from 'node:path'
import { screen, type BrowserWindow } from 'electron'
import * as v from 'valibot'
import { jsonFile } from '../core/json-file.ts'
import { isOnScreen } from './is-on-screen.ts'

const schema = v.object({
  bounds: v.nullable(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
  maximized: v.boolean(),
})

type Bounds = v.InferOutput<typeof schema>

export interface WindowBounds {
  /** The last bounds, null when they are on no screen any more. */
  read: () => Bounds
  /** Saves the bounds of a window whenever it has been moved or resized. */
  follow: (window: BrowserWindow) => void
}

const DEFAULT_BOUNDS: Bounds = { bounds: null, maximized: false }
const SAVE_DELAY_MS = 400

/** The size and position of the main window, kept over restarts. */
export function windowBounds(folder: string): WindowBounds {
  const file = jsonFile(join(folder, 'window.json'), (content) => v.parse(schema, content), DEFAULT_BOUNDS)
  return {
    read: () => {
      const { bounds, maximized } = file.read()
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
      return { maximized, bounds: bounds !== null && isOnScreen(bounds, areas) ? bounds : null }
    },
    follow: (window) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const save = () => {
        if (!window.isDestroyed())
          file.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() })
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
