import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { grow } from './grow.ts'
import { startProduct, type BenchServer } from './servers.ts'

/** How much slower a list may get when it is a thousand times as long. */
const GOAL = 1.5
const SMALL = 1_000
const LARGE = Number(process.env.BENCH_POSTS ?? 1_000_000)
const REQUESTS = 300
const WARM_UP = 60

/** What is asked of the public list; pages run through what the small one has. */
const QUERIES = {
  'first pages': (turn: number) => `?page=${(turn % 50) + 1}`,
  'one tag': (turn: number) => `?tags=grown-${turn % 3}&page=${(turn % 5) + 1}`,
  'three tags': (turn: number) => `?tags=grown-1,grown-4,grown-7&page=${(turn % 5) + 1}`,
}

async function timeOf(url: string): Promise<number> {
  const begin = performance.now()
  const answer = await fetch(url)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return performance.now() - begin
}

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!

/** Asks both in turns, so that whatever else the machine does meets both alike. */
async function compare(small: BenchServer, large: BenchServer, query: (turn: number) => string) {
  const times: [number[], number[]] = [[], []]
  for (let turn = -WARM_UP; turn < REQUESTS; turn += 1) {
    for (const [index, { url }] of [small, large].entries()) {
      const time = await timeOf(url + query(turn + WARM_UP))
      if (turn >= 0) times[index]!.push(time)
    }
  }
  return times.map(p95) as [number, number]
}

async function start(database: BenchDatabase, posts: number): Promise<BenchServer> {
  await grow(database, posts)
  return startProduct(database.dataDir, database.settings)
}

/** Prints how one query fares, and answers how much slower the long list is. */
function report(what: string, [before, after]: [number, number]): number {
  const ratio = after / before
  const [left, right] = [before, after].map((time) => `${time.toFixed(1).padStart(6)} ms`)
  console.log(`${what} p95 ${left} → ${right}   ratio ${ratio.toFixed(2)}`)
  return ratio
}

const ratios: number[] = []
for (const kind of ['sqlite', 'postgres'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-growth-'))
  const databases = [
    await makeDatabase(kind, join(folder, 'small')),
    await makeDatabase(kind, join(folder, 'large')),
  ]
  const servers: BenchServer[] = []
  try {
    servers.push(await start(databases[0]!, SMALL), await start(databases[1]!, LARGE))
    for (const [name, query] of Object.entries(QUERIES)) {
      const times = await compare(servers[0]!, servers[1]!, query)
      ratios.push(report(`${kind.padEnd(9)} ${name.padEnd(12)}`, times))
    }
  } finally {
    for (const { stop } of servers) await stop()
    for (const { drop } of databases) await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
console.log(`${SMALL} against ${LARGE} public posts, ${REQUESTS} requests each in turns, goal ${GOAL}`)
if (Math.max(...ratios) > GOAL) process.exitCode = 1
