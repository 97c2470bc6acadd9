import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectSameAnswers } from './same-answers.ts'
import { seed } from './seed.ts'
import { migrate, startBare, startProduct, type BenchServer } from './servers.ts'
import { load, loadInTurns, type Throughput } from './throughput.ts'

const POSTS = 10_000
const PAGES = 50
const ROUNDS = 3
const SECONDS = 5
const CONNECTIONS = 32
/** The expected share of the driver's throughput, in percent. */
const GOAL = 75

/** Pages in a pseudo-random order that is the same for both servers. */
const requests = Array.from({ length: PAGES }, (_, index) => ((index * 37) % PAGES) + 1)

function drive({ url }: BenchServer, duration: number): Promise<Throughput> {
  const { pathname } = new URL(url)
  return load({
    url,
    duration,
    connections: CONNECTIONS,
    requests: requests.map((page) => ({ path: `${pathname}?page=${page}` })),
  })
}

async function measure(servers: BenchServer[]): Promise<Map<string, Throughput>> {
  for (const server of servers) await drive(server, 2)
  const results = await loadInTurns(servers, ROUNDS, (server) => drive(server, SECONDS))
  return new Map(results.map((result, index) => [servers[index]!.name, result]))
}

const dataDir = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
const file = join(dataDir, 'fanfare.sqlite3')
migrate(dataDir)
seed(file, POSTS)
const servers = [await startBare(file), await startProduct(dataDir)]
try {
  await expectSameAnswers(servers, [1, 17, PAGES])
  const results = await measure(servers)
  console.log(`A page of 20 of ${POSTS} public posts, ${CONNECTIONS} connections, median of ${ROUNDS} rounds`)
  for (const [name, { perSecond, p50, p99 }] of results) {
    console.log(`${name.padEnd(8)} ${perSecond.toFixed(0).padStart(6)} req/s   p50 ${p50} ms   p99 ${p99} ms`)
  }
  const share = (100 * results.get('fanfare')!.perSecond) / results.get('bare')!.perSecond
  console.log(`ratio    ${share.toFixed(0)} % of the bare server, goal ${GOAL} %`)
  if (share < GOAL) process.exitCode = 1
} finally {
  await Promise.all(servers.map(({ stop }) => stop()))
  rmSync(dataDir, { recursive: true })
}
