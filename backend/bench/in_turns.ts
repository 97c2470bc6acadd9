import type { BenchServer } from './servers.ts'

const REQUESTS = 300
const WARM_UP = 60

/** What a benchmark asks, by the number of the turn; begins behind the address of the list. */
export type Query = (turn: number) => string

/** A list that is asked: its address, and what has to be sent along. */
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

/** Asks a short and a long list in turns, so that whatever else the machine does meets both alike; 95th percentiles. */
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

/** Prints how every query fares on the short and on the long list, and answers how much slower the long one is. */
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
