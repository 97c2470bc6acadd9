import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { soon } from './soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gathers many wishes into one run', async () => {
  let runs = 0
  const ask = soon(async () => void (runs += 1), 100)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(99)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
})

it('runs once more for what was asked for meanwhile, and after a failure', async () => {
  let runs = 0
  const ask = soon(async () => {
    runs += 1
    if (runs === 1) ask()
    throw new Error('no answer')
  }, 100)
  ask()
  await vi.runAllTimersAsync()
  expect(runs).toBe(2)
})

it('rests between two runs, not before the first', async () => {
  const runs: number[] = []
  const ask = soon(async () => void runs.push(Date.now()), 100, 2_000)
  const start = Date.now()
  ask()
  await vi.advanceTimersByTimeAsync(100)
  ask()
  await vi.runAllTimersAsync()
  expect(runs.map((time) => time - start)).toEqual([100, 2_100])
})
