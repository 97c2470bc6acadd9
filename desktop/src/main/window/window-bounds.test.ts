import { EventEmitter } from 'node:events'
import type { BrowserWindow, Rectangle } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeviceStorage } from '../core/device-storage.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { windowBounds } from './window-bounds.ts'

vi.mock('electron', () => ({
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1_600, height: 1_000 } }] },
}))

const NORMAL = { x: 80, y: 60, width: 1_164, height: 824 }

class FakeWindow extends EventEmitter {
  isMaximizedNow = false
  normal: Rectangle = NORMAL
  content: Rectangle = { ...NORMAL, width: NORMAL.width - 44, height: NORMAL.height - 80 }

  isDestroyed = () => false
  isMaximized = () => this.isMaximizedNow
  getBounds = () => this.normal
  getNormalBounds = () => this.normal
  getContentBounds = () => this.content
}

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => vi.unstubAllEnvs())

const open = () => windowBounds(createDeviceStorage(folder))
const close = (window: FakeWindow) => {
  open().follow(window as unknown as BrowserWindow)
  window.emit('close')
  return open().read()
}

it('is the default before a window has closed, and off every screen', () => {
  expect(open().read()).toEqual({ bounds: null, maximized: false })
  const elsewhere = Object.assign(new FakeWindow(), { normal: { ...NORMAL, x: 5_000 } })
  expect(close(elsewhere).bounds).toBeNull()
})

it('is kept across restarts', () => {
  vi.stubEnv('XDG_SESSION_TYPE', 'x11')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  expect(close(new FakeWindow())).toEqual({ bounds: NORMAL, maximized: false })
})

it('leaves out the shadow of Wayland, with which a window would grow', () => {
  vi.stubEnv('XDG_SESSION_TYPE', 'wayland')
  expect(close(new FakeWindow()).bounds).toEqual({ x: 80, y: 60, width: 1_120, height: 780 })
})

it('keeps the size from before a window was maximized', () => {
  vi.stubEnv('XDG_SESSION_TYPE', 'wayland')
  const window = new FakeWindow()
  close(window)
  Object.assign(window, { isMaximizedNow: true, content: NORMAL })
  expect(close(window)).toEqual({ bounds: { x: 80, y: 60, width: 1_120, height: 780 }, maximized: true })
})
