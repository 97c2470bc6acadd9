import type { AiRun } from '@fanfare/contract/ai/data/ai.ts'

/** How many texts of runs have arrived, and how many were requested. */
export function progressOf(runs: readonly AiRun[]): { arrived: number; wanted: number } {
  return {
    arrived: runs.reduce((sum, run) => sum + run.arrived, 0),
    wanted: runs.reduce((sum, run) => sum + run.wanted, 0),
  }
}
