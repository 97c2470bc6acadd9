import { join } from 'node:path'
import { screen, type BrowserWindow } from 'electron'
import * as v from 'valibot'
import { jsonFile } from '../files/json-file.ts'
import { isSeen } from './is-seen.ts'

const schema = v.object({
  bounds: v.nullable(v.object({ x: v.number(), y: v.number(), width: v.number(), height: v.number() })),
  maximized: v.boolean(),
})

export type WindowPlace = v.InferOutput<typeof schema>

export interface KeptPlace {
  /** Where the window was, if that is still on a screen. */
  find: () => WindowPlace
  /** Writes down where the window is, whenever it has come to rest there. */
  follow: (window: BrowserWindow) => void
}

const NOWHERE: WindowPlace = { bounds: null, maximized: false }
const REST = 400

/** Where the main window stood the last time. */
export function keptPlace(folder: string): KeptPlace {
  const file = jsonFile(join(folder, 'window.json'), (content) => v.parse(schema, content), NOWHERE)
  return {
    find: () => {
      const { bounds, maximized } = file.read()
      const areas = screen.getAllDisplays().map(({ workArea }) => workArea)
      return { maximized, bounds: bounds !== null && isSeen(bounds, areas) ? bounds : null }
    },
    follow: (window) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const write = () => {
        if (!window.isDestroyed())
          file.write({ bounds: window.getNormalBounds(), maximized: window.isMaximized() })
      }
      const later = () => {
        clearTimeout(timer)
        timer = setTimeout(write, REST)
      }
      window.on('resize', later)
      window.on('move', later)
      window.on('maximize', later)
      window.on('unmaximize', later)
      window.on('close', write)
      window.on('closed', () => clearTimeout(timer))
    },
  }
}
