import { screen, type BrowserWindow, type Rectangle } from 'electron'
import * as v from 'valibot'
import type { DeviceStorage } from '../core/device-storage.ts'
import { zoomAfter, type ZoomStep } from './zoom-steps.ts'

/** The zoom factor of each display, by its id. */
const schema = v.record(v.string(), v.pipe(v.number(), v.minValue(0.25), v.maxValue(5)))

export interface Zoom {
  /** The zoom factor of the display with most of an area. */
  at: (area: Rectangle) => number
  /** Gives a window the zoom of its display, also after it has moved to another one. */
  follow: (window: BrowserWindow) => void
  /** Changes the zoom of a window, and of every other window on its display. */
  change: (window: BrowserWindow, step: ZoomStep) => void
}

/** The zoom of the windows: one factor for each display, kept across restarts. */
export function createZoom(storage: DeviceStorage): Zoom {
  const file = storage.file('zoom.json', (content) => v.parse(schema, content), {})
  const followers = new Set<BrowserWindow>()
  const at = (area: Rectangle) => file.read()[displayAt(area)] ?? 1
  const apply = (window: BrowserWindow) => {
    const factor = at(window.getBounds())
    if (window.webContents.getZoomFactor() !== factor) window.webContents.setZoomFactor(factor)
  }
  const change = (window: BrowserWindow, step: ZoomStep) => {
    const display = displayAt(window.getBounds())
    file.write({ ...file.read(), [display]: zoomAfter(window.webContents.getZoomFactor(), step) })
    for (const follower of followers) apply(follower)
  }
  return {
    at,
    follow: (window) => {
      const applyHere = () => apply(window)
      followers.add(window)
      window.webContents.on('did-navigate', applyHere)
      // The wheel with Ctrl.
      window.webContents.on('zoom-changed', (_event, direction) => change(window, direction))
      window.on('move', applyHere)
      window.on('closed', () => followers.delete(window))
    },
    change,
  }
}

const displayAt = (area: Rectangle) => String(screen.getDisplayMatching(area).id)
