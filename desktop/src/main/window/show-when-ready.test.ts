import { EventEmitter } from 'node:events'
import { expect, it, vi } from 'vitest'
import { showWhenReady } from './show-when-ready.ts'

function create({ destroyed = false } = {}) {
  const webContents = new EventEmitter()
  const show = vi.fn<() => void>()
  const window = Object.assign(new EventEmitter(), { webContents, show, isDestroyed: () => destroyed })
  let ended = false
  void showWhenReady(window as never).then(() => (ended = true))
  return { window, webContents, show, hasEnded: () => ended }
}

it('shows a window with its first frame, and not again once it is loaded', () => {
  const { window, webContents, show } = create()
  expect(show).not.toHaveBeenCalled()
  window.emit('ready-to-show')
  webContents.emit('did-finish-load')
  expect(show).toHaveBeenCalledOnce()
})

it('shows a window that is loaded before its first frame is reported', () => {
  const { webContents, show } = create()
  webContents.emit('did-finish-load')
  expect(show).toHaveBeenCalledOnce()
})

it('does not show a window that is gone', () => {
  const { webContents, show } = create({ destroyed: true })
  webContents.emit('did-finish-load')
  expect(show).not.toHaveBeenCalled()
})

it.each(['ready-to-show', 'closed'])('tells when the window is %s', async (event) => {
  const { window, hasEnded } = create()
  await Promise.resolve()
  expect(hasEnded()).toBe(false)
  window.emit(event)
  await expect.poll(hasEnded).toBe(true)
})
