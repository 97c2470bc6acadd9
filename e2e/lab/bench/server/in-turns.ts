import { printRatio, timesOf, type Times } from './compared-times.ts'
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

function rounds(times: number[]): number[][] {
  const length = times.length / ROUNDS
  return Array.from({ length: ROUNDS }, (_, round) => times.slice(round * length, (round + 1) * length))
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
  return times.map((all) => timesOf(rounds(all))) as [Times, Times]
}

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
    ratios.push(printRatio(`${name.padEnd(9)} ${what.padEnd(width)}`, before, after))
  }
  return ratios
}
