import { median, quantile } from './quantiles.ts'

/** Milliseconds. */
export interface Times {
  p50: number
  p95: number
}

/** The quantiles of several rounds: the median of theirs, because one round may be disturbed. */
export function timesOf(rounds: readonly number[][]): Times {
  const steady = (part: number) => median(rounds.map((round) => quantile(round, part)))
  return { p50: steady(0.5), p95: steady(0.95) }
}

const inMs = ({ p50, p95 }: Times) => `${p50.toFixed(1).padStart(6)} /${p95.toFixed(1).padStart(6)} ms`

/** Prints the times before and after a change, and returns the ratio of their 95th percentiles. */
export function printRatio(what: string, before: Times, after: Times): number {
  const ratio = after.p95 / before.p95
  console.log(`${what} p50 / p95 ${inMs(before)} → ${inMs(after)}   ratio ${ratio.toFixed(2)}`)
  return ratio
}
