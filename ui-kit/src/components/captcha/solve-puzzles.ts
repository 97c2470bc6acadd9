import { sha256 } from '@noble/hashes/sha2.js'
import type { ProofOfWork } from '@fanfare/contract/identity/data/captcha.ts'
import { leadingZeroBits, puzzleOf } from '@fanfare/contract/identity/rules/captcha.ts'

/** How long a computation blocks the page, in milliseconds. */
const SLICE_MS = 8
/** How many digests are computed between two checks of the clock. */
const BATCH = 64

export type Puzzles = Omit<ProofOfWork, 'kind' | 'challenge'>

export interface SolveOptions {
  /** Receives the solved part, from 0 to 1. */
  onProgress: (solved: number) => void
  signal: AbortSignal
}

/**
 * Finds the counter of every round, in slices between which the page stays responsive. Web Crypto would need https, and
 * one of its digests costs more than one computed here.
 */
export async function solvePuzzles(
  { nonce, rounds, bits }: Puzzles,
  { onProgress, signal }: SolveOptions,
): Promise<number[]> {
  const counters: number[] = []
  let sliceEnd = performance.now() + SLICE_MS
  for (let round = 0, counter = 0; round < rounds; counter += 1) {
    if (counter % BATCH === 0 && performance.now() > sliceEnd) {
      await nextTask()
      signal.throwIfAborted()
      sliceEnd = performance.now() + SLICE_MS
    }
    if (leadingZeroBits(digestOf(puzzleOf(nonce, round, counter))) < bits) continue
    counters.push(counter)
    round += 1
    counter = -1
    onProgress(round / rounds)
  }
  return counters
}

const encoder = new TextEncoder()
const digestOf = (text: string) => sha256(encoder.encode(text))

/** Lets the browser handle input. Timers would be slowed down in a tab in the background. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
