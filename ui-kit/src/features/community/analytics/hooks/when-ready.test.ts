import { expect, it, vi } from 'vitest'
import { whenReady } from './when-ready.ts'

it('calls back once, at the first look after something is ready', () => {
  vi.useFakeTimers()
  const callback = vi.fn<() => void>()
  let looks = 0
  whenReady(() => (looks += 1) >= 3, callback)
  vi.advanceTimersByTime(599)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20_000)
  expect(callback).toHaveBeenCalledTimes(1)
  expect(looks).toBe(3)
})

it('looks every 200 milliseconds, and gives up after ten seconds', () => {
  vi.useFakeTimers()
  const callback = vi.fn<() => void>()
  const isReady = vi.fn<() => boolean>(() => false)
  whenReady(isReady, callback)
  vi.advanceTimersByTime(1_000)
  expect(isReady).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(9_000)
  isReady.mockReturnValue(true)
  vi.advanceTimersByTime(20_000)
  expect(isReady).toHaveBeenCalledTimes(50)
  expect(callback).not.toHaveBeenCalled()
})

it('stops when it is told to', () => {
  vi.useFakeTimers()
  const callback = vi.fn<() => void>()
  whenReady(() => true, callback)()
  vi.advanceTimersByTime(10_000)
  expect(callback).not.toHaveBeenCalled()
})
