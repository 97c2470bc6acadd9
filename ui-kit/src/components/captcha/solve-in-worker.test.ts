import { afterEach, expect, it, vi } from 'vitest'
import { solveInWorker } from './solve-in-worker.ts'

const PUZZLES = { nonce: 'n', rounds: 2, bits: 1 }

/** A worker that a test makes answer or fail. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  asked: unknown[] = []
  ended = false

  constructor() {
    super()
    FakeWorker.last = this
  }

  postMessage(message: unknown) {
    this.asked.push(message)
  }

  terminate() {
    this.ended = true
  }

  report(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

function solve() {
  const progress: number[] = []
  const stop = new AbortController()
  const solving = solveInWorker(PUZZLES, { onProgress: (part) => progress.push(part), signal: stop.signal })
  return { solving, progress, stop }
}

afterEach(() => vi.unstubAllGlobals())

it('has the answer and the progress of a worker, which then ends', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const { solving, progress } = solve()
  const worker = FakeWorker.last
  worker.report({ solved: 0.5 })
  worker.report({ counters: [3, 4] })
  await expect(solving).resolves.toEqual([3, 4])
  expect([worker.asked, progress, worker.ended]).toEqual([[PUZZLES], [0.5], true])
})

it('ends the worker when nobody waits any more', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const { solving, stop } = solve()
  stop.abort(new Error('stopped'))
  await expect(solving).rejects.toThrow('stopped')
  expect(FakeWorker.last.ended).toBe(true)
})

it('solves them on the page when the worker cannot be loaded', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const { solving, progress } = solve()
  FakeWorker.last.dispatchEvent(new Event('error'))
  await expect(solving).resolves.toHaveLength(2)
  expect(progress).toEqual([0.5, 1])
})

function RefusedWorker() {
  throw new TypeError('This document requires a TrustedScriptURL')
}

it.each([
  ['there are no workers', undefined],
  ['a policy refuses them', RefusedWorker],
])('solves them on the page where %s', async (_why, constructor) => {
  vi.stubGlobal('Worker', constructor)
  await expect(solve().solving).resolves.toHaveLength(2)
})
