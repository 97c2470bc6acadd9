import { median, quantile } from './quantiles.ts'
import type { BenchServer } from './servers.ts'

const REQUESTS = 300
const WARM_UP = 60
const ROUNDS = 3

/** The query of a turn, appended to the URL of the list. */
export type Query = (turn: number) => string

/** A list to measure: its URL and headers. */
export interface AskedList extends Pick<BenchServer, 'url'> {
  headers?: Record<string, string>
}

async function timeOf(url: string, headers?: Record<string, string>): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begin
}

/** A quantile of the times: the median of several rounds, one of which may be disturbed. */
const steadyQuantile = (times: number[], part: number) =>
  median(rounds(times).map((round) => quantile(round, part)))

function rounds(times: number[]): number[][] {
  const length = times.length / ROUNDS
  return Array.from({ length: ROUNDS }, (_, round) => times.slice(round * length, (round + 1) * length))
}

interface Times {
  p50: number
  p95: number
}

/** Requests a short and a long list alternately, so that the load of the machine affects both. */
async function compare(lists: readonly [AskedList, AskedList], query: Query): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []]
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    // The first of a turn alternates.
    const order = turn % 2 === 0 ? [0, 1] : [1, 0]
    for (const index of order) {
      const { url, headers } = lists[index]!
      const time = await timeOf(url + query(turn + WARM_UP), headers)
      if (turn >= 0) times[index]!.push(time)
    }
  }
  return times.map((all) => ({ p50: steadyQuantile(all, 0.5), p95: steadyQuantile(all, 0.95) })) as [
    Times,
    Times,
  ]
}

const inMs = ({ p50, p95 }: Times) => `${p50.toFixed(1).padStart(6)} /${p95.toFixed(1).padStart(6)} ms`

/** Prints the times of every query on both lists and returns the ratios of their 95th percentiles. */
export async function ratiosOf(
  name: string,
  lists: readonly [AskedList, AskedList],
  queries: Record<string, Query>,
): Promise<number[]> {
  const ratios: number[] = []
  const width = Math.max(14, ...Object.keys(queries).map((what) => what.length))
  for (const [what, query] of Object.entries(queries)) {
    const [before, after] = await compare(lists, query)
    const ratio = after.p95 / before.p95
    const row = `${name.padEnd(9)} ${what.padEnd(width)} p50 / p95 ${inMs(before)} → ${inMs(after)}`
    console.log(`${row}   ratio ${ratio.toFixed(2)}`)
    ratios.push(ratio)
  }
  return ratios
}
