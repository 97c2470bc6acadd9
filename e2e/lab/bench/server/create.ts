import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asMember } from './as-member.ts'
import { readPeers } from './create-peers.ts'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { grow } from './grow.ts'
import { startProduct, type BenchServer } from './servers.ts'
import { load, loadInTurns, type Throughput } from './throughput.ts'

const WRITERS = 16
const ROUNDS = 3
const SECONDS = 5
/** How many times the throughput of every peer is expected. */
const FACTOR = 5
/** The longest time that is expected of 95 % of the requests, in milliseconds. */
const P95_MS = 40

const TAGS = ['launch', 'hiring', 'events']

const ORGANIZATION = '00000002-0000-7000-8000-000000000000'

/** A server that creates posts. */
interface Writer {
  name: string
  database: BenchDatabase['kind']
  url: string
  headers: Record<string, string>
  body: (title: string, link: string) => object
}

let written = 0

/** Creates posts in one organization, by clients that each wait for their answer. */
function drive({ url, headers, body }: Writer): Promise<Throughput> {
  const { origin, pathname } = new URL(url)
  const setupRequest = (request: object) => {
    written += 1
    const link = `https://www.linkedin.com/posts/${randomUUID()}`
    return { ...request, body: JSON.stringify(body(`Post ${written} of ${randomUUID()}`, link)) }
  }
  return load({
    url: origin,
    duration: SECONDS,
    connections: WRITERS,
    requests: [
      {
        method: 'POST',
        path: pathname,
        headers: { ...headers, 'content-type': 'application/json' },
        setupRequest,
      },
    ],
  })
}

async function productOn(
  kind: BenchDatabase['kind'],
  folder: string,
  databases: BenchDatabase[],
  servers: BenchServer[],
): Promise<Writer> {
  const database = await makeDatabase(kind, join(folder, kind))
  databases.push(database)
  await grow(database, { posts: 1_000, organizations: 16 })
  const server = await startProduct(database.dataDir, database.settings)
  servers.push(server)
  const { headers } = await asMember({ database, server })
  return {
    name: `Fanfare on ${kind}`,
    database: kind,
    url: new URL('/api/posts', server.url).href,
    headers,
    body: (title, url) => ({ organizationId: ORGANIZATION, title, url, tags: TAGS }),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fanfare-create-'))
const databases: BenchDatabase[] = []
const servers: BenchServer[] = []
const failures: string[] = []
try {
  const peers: Writer[] = readPeers(process.argv.slice(2))
  const products: Writer[] = []
  for (const kind of ['sqlite', 'postgres'] as const)
    products.push(await productOn(kind, folder, databases, servers))
  const writers = [...products, ...peers]
  for (const writer of writers) await drive(writer)
  const results = await loadInTurns(writers, ROUNDS, drive)
  const resultOf = (writer: Writer) => results[writers.indexOf(writer)]!

  console.log(
    `Creating posts with ${TAGS.length} tags by ${WRITERS} writers, median of ${ROUNDS} rounds of ${SECONDS} s\n`,
  )
  console.log('| | req/s | p50 ms | p97.5 ms | p99 ms | Fanfare is faster by |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const writer of writers) {
    const { perSecond, p50, p975, p99 } = resultOf(writer)
    const product = products.find(({ database }) => database === writer.database)!
    const factor = resultOf(product).perSecond / perSecond
    const isPeer = peers.includes(writer)
    console.log(
      `| ${writer.name} | ${perSecond.toFixed(0)} | ${p50} | ${p975} | ${p99} | ${isPeer ? factor.toFixed(1) : ''} |`,
    )
    if (isPeer && factor < FACTOR) failures.push(`less than ${FACTOR} times ${writer.name}`)
    if (!isPeer && p975 > P95_MS) failures.push(`${writer.name}: 95 % take more than ${P95_MS} ms`)
  }
  console.log(failures.length === 0 ? '\nas expected' : `\n${failures.join('\n')}`)
} finally {
  for (const server of servers) await server.stop()
  for (const { drop } of databases) await drop()
  rmSync(folder, { recursive: true, force: true })
}
if (failures.length > 0) process.exitCode = 1
