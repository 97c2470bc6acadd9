import { EventEmitter } from 'node:events'
import type { BrowserWindow, Rectangle } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { createZoom } from './zoom.ts'

const SMALL = { x: 0, y: 0, width: 800, height: 600 }
const LARGE = { x: 3_000, y: 0, width: 800, height: 600 }

vi.mock('electron', () => ({
  screen: { getDisplayMatching: ({ x }: Rectangle) => ({ id: x < 3_000 ? 1 : 2 }) },
}))

/** A window at a place, with a page whose zoom can be read. */
class FakeWindow extends EventEmitter {
  webContents = Object.assign(new EventEmitter(), {
    factor: 1,
    getZoomFactor: () => this.webContents.factor,
    setZoomFactor: (factor: number) => {
      this.webContents.factor = factor
    },
  })
  bounds: Rectangle

  constructor(bounds: Rectangle) {
    super()
    this.bounds = bounds
  }

  getBounds = () => this.bounds
  moveTo(bounds: Rectangle) {
    this.bounds = bounds
    this.emit('move')
  }
}

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const open = () => createZoom(createDeviceStorage(folder))
const windowAt = (zoom: ReturnType<typeof open>, bounds: Rectangle) => {
  const window = new FakeWindow(bounds)
  zoom.follow(window as unknown as BrowserWindow)
  window.webContents.emit('did-navigate')
  return window
}
const change = (zoom: ReturnType<typeof open>, window: FakeWindow, step: 'in' | 'out' | 'reset') =>
  zoom.change(window as unknown as BrowserWindow, step)

it('leaves the windows of other displays alone', () => {
  const zoom = open()
  const [here, beside, there] = [windowAt(zoom, SMALL), windowAt(zoom, SMALL), windowAt(zoom, LARGE)]
  change(zoom, here, 'in')
  expect([here, beside, there].map(({ webContents }) => webContents.factor)).toEqual([1.1, 1.1, 1])
})

it('changes with the display that a window is moved to', () => {
  const zoom = open()
  const window = windowAt(zoom, LARGE)
  change(zoom, window, 'in')
  change(zoom, window, 'in')
  window.moveTo(SMALL)
  expect(window.webContents.factor).toBe(1)
  window.moveTo(LARGE)
  expect(window.webContents.factor).toBe(1.25)
})

it('is kept across restarts, for each display', () => {
  const before = open()
  change(before, windowAt(before, LARGE), 'out')
  const after = open()
  expect([after.at(SMALL), after.at(LARGE)]).toEqual([1, 0.9])
  expect(windowAt(after, LARGE).webContents.factor).toBe(0.9)
})

it('follows the wheel', () => {
  const zoom = open()
  const window = windowAt(zoom, SMALL)
  window.webContents.emit('zoom-changed', {}, 'out')
  expect(window.webContents.factor).toBe(0.9)
})

it('forgets a closed window', () => {
  const zoom = open()
  const [closed, other] = [windowAt(zoom, SMALL), windowAt(zoom, SMALL)]
  closed.emit('closed')
  change(zoom, other, 'in')
  expect(closed.webContents.factor).toBe(1)
})
