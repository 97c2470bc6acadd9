import { solvePuzzles, type Puzzles } from './solve-puzzles.ts'

/** What the worker reports: the solved part after each round, and the counters at the end. */
export type WorkerReport = { solved: number } | { counters: number[] }

const report = (message: WorkerReport) => postMessage(message)
/** The page terminates the worker when the result is no longer needed. */
const { signal } = new AbortController()

addEventListener('message', ({ data }: MessageEvent<Puzzles>) => {
  const solving = solvePuzzles(data, { onProgress: (solved) => report({ solved }), signal })
  void solving.then((counters) => report({ counters }))
})
