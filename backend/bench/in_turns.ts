import type { BenchServer } from './servers.ts'

const REQUESTS = 300
const WARM_UP = 60

/** The query of a turn, appended to the address of the list. */
export type Query = (turn: number) => string

/** A list to measure: its address and headers. */
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

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

/** Requests a short and a long list in turns, so that load on the machine affects both; returns 95th percentiles. */
async function compare(lists: readonly [AskedList, AskedList], query: Query): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    for (const [index, { url, headers }] of lists.entries()) {
      const time = await timeOf(url + query(turn + WARM_UP), headers)
      if (turn >= 0) times[index]!.push(time)
    }
  }
  return times.map(p95) as [number, number]
}

/** Prints the times of every query on both lists and returns the largest ratio. */
export async function ratiosOf(
  name: string,
  lists: readonly [AskedList, AskedList],
  queries: Record<string, Query>,
): Promise<number[]> {
  const ratios: number[] = []
  for (const [what, query] of Object.entries(queries)) {
    const [before, after] = await compare(lists, query)
    const ratio = after / before
    const [left, right] = [before, after].map((time) => `${time.toFixed(1).padStart(6)} ms`)
    console.log(`${name.padEnd(9)} ${what.padEnd(14)} p95 ${left} → ${right}   ratio ${ratio.toFixed(2)}`)
    ratios.push(ratio)
  }
  return ratios
}
