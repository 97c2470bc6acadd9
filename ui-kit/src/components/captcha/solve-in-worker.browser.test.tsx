import { expect, it, vi } from 'vitest'
import { leadingZeroBits, puzzleOf } from '@fanfare/contract/identity/rules/captcha.ts'
import { solveInWorker } from './solve-in-worker.ts'

const { signal } = new AbortController()

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

it('computes nothing on the page while a worker solves the puzzles', async () => {
  const started = vi.spyOn(globalThis, 'Worker')
  // The page solves in slices that ask the clock; a worker has a clock of its own.
  const clock = vi.spyOn(performance, 'now')
  const progress: number[] = []
  const puzzles = { nonce: 'n', rounds: 4, bits: 8 }
  const counters = await solveInWorker(puzzles, { onProgress: (part) => progress.push(part), signal })
  expect(started).toHaveBeenCalledTimes(1)
  expect(clock).not.toHaveBeenCalled()
  expect(progress).toEqual([0.25, 0.5, 0.75, 1])
  for (const [round, counter] of counters.entries())
    expect(leadingZeroBits(await digest(puzzleOf('n', round, counter)))).toBeGreaterThanOrEqual(8)
})
