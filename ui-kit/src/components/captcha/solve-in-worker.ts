import { ownScript } from '../../platform/own-script.ts'
import type { WorkerReport } from './puzzle-worker.ts'
// oxlint-disable-next-line import/default -- the default export is Vite's: the address
import puzzleWorker from './puzzle-worker.ts?worker&url'
import { solvePuzzles, type Puzzles, type SolveOptions } from './solve-puzzles.ts'

/**
 * Solves puzzles in a worker. Where none may start, as in the desktop client, whose CSP allows no script loaded by URL,
 * the page solves them in slices.
 */
export async function solveInWorker(puzzles: Puzzles, options: SolveOptions): Promise<number[]> {
  const worker = startWorker()
  if (worker === null) return solvePuzzles(puzzles, options)
  try {
    const counters = await askWorker(worker, puzzles, options)
    return counters ?? (await solvePuzzles(puzzles, options))
  } finally {
    worker.terminate()
  }
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  try {
    return new Worker(ownScript(puzzleWorker), { type: 'module' })
  } catch {
    return null
  }
}

/** The counters, or null when the worker has failed. Throws when the signal stops it. */
function askWorker(
  worker: Worker,
  puzzles: Puzzles,
  { onProgress, signal }: SolveOptions,
): Promise<number[] | null> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    worker.addEventListener('error', () => resolve(null), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReport>) => {
      if ('solved' in data) onProgress(data.solved)
      else resolve(data.counters)
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that of a worker takes none
    worker.postMessage(puzzles)
  })
}
