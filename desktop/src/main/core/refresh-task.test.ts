import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshTask } from './refresh-task.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gathers many requests into one run', async () => {
  let runs = 0
  const request = refreshTask(async () => void (runs += 1), { delay: 100 })
  request()
  request()
  await vi.advanceTimersByTimeAsync(99)
  expect(runs).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(1)
})

it('runs once more when requested during a run, even after a failure', async () => {
  let runs = 0
  const request = refreshTask(
    async () => {
      runs += 1
      if (runs > 1) return
      request()
      throw new Error('no answer')
    },
    { delay: 100 },
  )
  request()
  await vi.runAllTimersAsync()
  expect(runs).toBe(2)
})

it('runs twice at once in its interval, and then waits', async () => {
  const runs: number[] = []
  const request = refreshTask(async () => void runs.push(Date.now()), { delay: 100, minInterval: 2_000 })
  const start = Date.now()
  request()
  for (let time = 0; time < 2; time += 1) {
    await vi.advanceTimersByTimeAsync(100)
    request()
  }
  await vi.runAllTimersAsync()
  expect(runs.map((time) => time - start)).toEqual([100, 200, 2_200])
})

/** A task that fails this many times, and the times of its runs in milliseconds from now. */
function failing(times: number) {
  const start = Date.now()
  const runs: number[] = []
  const request = refreshTask(
    async () => {
      runs.push(Date.now() - start)
      if (runs.length <= times) throw new Error('no answer')
    },
    { delay: 100, retryDelay: (failures) => failures * 1_000 },
  )
  return { runs, request }
}

it('repeats a run that fails, later each time, until one succeeds', async () => {
  const { runs, request } = failing(3)
  request()
  await vi.runAllTimersAsync()
  expect(runs).toEqual([100, 1_100, 3_100, 6_100])
})

it('does not let a request wait for the next attempt', async () => {
  const { runs, request } = failing(1)
  request()
  await vi.advanceTimersByTimeAsync(500)
  request()
  await vi.runAllTimersAsync()
  expect(runs).toEqual([100, 600])
})

it('begins with the shortest delay again after a success', async () => {
  let failures = 0
  const counts: number[] = []
  const request = refreshTask(
    async () => {
      if (failures++ % 2 === 0) throw new Error('no answer')
    },
    { delay: 0, retryDelay: (count) => (counts.push(count), 0) },
  )
  request()
  await vi.runAllTimersAsync()
  request()
  await vi.runAllTimersAsync()
  expect(counts).toEqual([1, 1])
})
