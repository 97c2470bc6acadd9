import { screen, type Point } from 'electron'
import { isWayland } from '../core/is-wayland.ts'
import { readPointer } from './x11/read-pointer.ts'

/** Where the pointer is, in device-independent pixels; null where the system does not say. */
export async function pointerPosition(): Promise<Point | null> {
  // Electron crashes when it looks for the pointer on Wayland without a window.
  if (isWayland(process.platform, process.env)) return null
  if (process.platform !== 'linux') return screen.getCursorScreenPoint()
  // Since version 29 Electron repeats an old position while the pointer is outside of its windows (electron/electron#42519).
  const pixels = await readPointer(process.env)
  if (pixels === null) return screen.getCursorScreenPoint()
  // An X server has one scale factor for all displays.
  const { scaleFactor } = screen.getPrimaryDisplay()
  return { x: Math.round(pixels.x / scaleFactor), y: Math.round(pixels.y / scaleFactor) }
}
