import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRecentlyVisible } from './use-recently-visible.ts'

function turn(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lasts for a minute after the page was hidden, and returns with the page', () => {
  const { result } = renderHook(useRecentlyVisible)
  turn('hidden')
  act(() => void vi.advanceTimersByTime(59_000))
  expect(result.current).toBe(true)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(result.current).toBe(false)
  turn('visible')
  expect(result.current).toBe(true)
})

it('is not lost by a short look elsewhere', () => {
  const { result } = renderHook(useRecentlyVisible)
  turn('hidden')
  act(() => void vi.advanceTimersByTime(30_000))
  turn('visible')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe(true)
})
