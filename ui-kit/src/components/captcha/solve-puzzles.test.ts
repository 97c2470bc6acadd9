// @vitest-environment node
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leadingZeroBits, puzzleOf } from '@fanfare/contract/identity/rules/captcha.ts'
import { solvePuzzles } from './solve-puzzles.ts'

const zeroBits = (puzzle: string) => leadingZeroBits(createHash('sha256').update(puzzle).digest())

it('finds counters whose digests begin with the zero bits, and reports progress', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 22, maxLength: 22 }),
      fc.integer({ min: 0, max: 7 }),
      async (nonce, bits) => {
        const progress: number[] = []
        const counters = await solvePuzzles(
          { nonce, rounds: 4, bits },
          { onProgress: (part) => progress.push(part), signal: new AbortController().signal },
        )
        expect(counters).toHaveLength(4)
        counters.forEach((counter, round) =>
          expect(zeroBits(puzzleOf(nonce, round, counter))).toBeGreaterThanOrEqual(bits),
        )
        expect(progress).toEqual([0.25, 0.5, 0.75, 1])
      },
    ),
    { numRuns: 30 },
  )
})

it('lets others work in between, and stops when nobody waits any more', async () => {
  const stop = new AbortController()
  const solving = solvePuzzles(
    { nonce: 'n', rounds: 16, bits: 30 },
    { onProgress: () => undefined, signal: stop.signal },
  )
  setTimeout(() => stop.abort(new Error('stopped')), 1)
  await expect(solving).rejects.toThrow('stopped')
})
