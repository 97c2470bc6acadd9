import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttledTask } from './throttled-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gathers many requests into one run', async () => {
  let runs = 0
  const request = throttledTask(async () => void (runs += 1), 100)
  request()
  request()
  await vi.advanceTimersByTimeAsync(99)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
})

it('runs once more when requested during a run, even after a failure', async () => {
  let runs = 0
  const request = throttledTask(async () => {
    runs += 1
    if (runs === 1) request()
    throw new Error('no answer')
  }, 100)
  request()
  await vi.runAllTimersAsync()
  expect(runs).toBe(2)
})

it('keeps its interval between two runs, not before the first', async () => {
  const runs: number[] = []
  const request = throttledTask(async () => void runs.push(Date.now()), 100, 2_000)
  const start = Date.now()
  request()
  await vi.advanceTimersByTimeAsync(100)
  request()
  await vi.runAllTimersAsync()
  expect(runs.map((time) => time - start)).toEqual([100, 2_100])
})
