import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asMember, type BenchMember } from './as-member.ts'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { grow } from './grow.ts'
import type { BenchProduct } from './on-both.ts'
import { startBareWriter, startProduct, type BenchServer } from './servers.ts'
import { load, loadInTurns, type Throughput } from './throughput.ts'

const WRITERS = 16
const ORGANIZATIONS = 16
const ROUNDS = 3
const SECONDS = 5
/** The expected share of the bare server's throughput, in percent. */
const GOAL = 60

const AUTHOR = '00000001-0000-7000-8000-000000000000'

const organization = (nth: number) => `00000002-0000-7000-8000-${String(nth).padStart(12, '0')}`

/** Creates posts, all in one organization, or each next post of a client in another. */
function drive(server: BenchServer, member: BenchMember, organizations: number): Promise<Throughput> {
  let written = 0
  const setupRequest = (request: object) => {
    written += 1
    const body = {
      organizationId: organization(written % organizations),
      title: `Post ${written} of ${randomUUID()}`,
      url: `https://www.linkedin.com/posts/${randomUUID()}`,
    }
    const words = new Set(`${body.title} linkedin com`.toLowerCase().split(/[ -]/))
    const bare = { userId: AUTHOR, words: [...words] }
    return { ...request, body: JSON.stringify(server.name === 'bare' ? { ...body, ...bare } : body) }
  }
  const path = server.name === 'bare' ? '/' : '/api/posts'
  const headers = { ...member.headers, 'content-type': 'application/json' }
  return load({
    url: new URL(server.url).origin,
    duration: SECONDS,
    connections: WRITERS,
    requests: [{ method: 'POST', path, headers, setupRequest }],
  })
}

/** The share of the bare server, in percent. */
async function compare(
  name: string,
  servers: BenchServer[],
  member: BenchMember,
  organizations: number,
): Promise<number> {
  for (const server of servers) await drive(server, member, organizations)
  const [bare, product] = await loadInTurns(servers, ROUNDS, (server) => drive(server, member, organizations))
  const share = (100 * product!.perSecond) / bare!.perSecond
  const cells = [bare!, product!].flatMap(({ perSecond, p50, p99 }) => [perSecond.toFixed(0), p50, p99])
  console.log(`| ${name} | ${cells.join(' | ')} | ${share.toFixed(0)} |`)
  return share
}

/** Each server has a database of its own: SQLite has one writer at a time. */
async function fill(kind: BenchDatabase['kind'], folder: string): Promise<BenchDatabase> {
  const database = await makeDatabase(kind, folder)
  await grow(database, { posts: 1_000, organizations: ORGANIZATIONS })
  return database
}

async function joinAll({ database, server }: BenchProduct): Promise<BenchMember> {
  const member = await asMember({ database, server })
  for (let nth = 1; nth < ORGANIZATIONS; nth += 1)
    await database.run(`insert into memberships (id, organization_id, user_id, role, joined_at)
      values ('${randomUUID()}', '${organization(nth)}', '${member.userId}', 'member', '2026-01-01 00:00:00.000')`)
  return member
}

async function measure(kind: BenchDatabase['kind']): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-create-'))
  const databases: BenchDatabase[] = []
  const servers: BenchServer[] = []
  try {
    for (const name of ['bare', 'product']) databases.push(await fill(kind, join(folder, name)))
    const [own, database] = databases as [BenchDatabase, BenchDatabase]
    servers.push(await startBareWriter(own.settings.DATABASE_URL ?? join(own.dataDir, 'fanfare.sqlite3')))
    const server = await startProduct(database.dataDir, database.settings)
    servers.push(server)
    const member = await joinAll({ database, server })
    return [
      await compare(`${kind}, one organization`, servers, member, 1),
      await compare(`${kind}, ${ORGANIZATIONS} organizations`, servers, member, ORGANIZATIONS),
    ]
  } finally {
    for (const server of servers) await server.stop()
    for (const { drop } of databases) await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

console.log(`Creating posts with ${WRITERS} writers, median of ${ROUNDS} rounds of ${SECONDS} s\n`)
console.log('| | bare req/s | p50 ms | p99 ms | fanfare req/s | p50 ms | p99 ms | % |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |')
const shares = [...(await measure('sqlite')), ...(await measure('postgres'))]
console.log(`\nat least ${GOAL} % of the bare server`)
if (shares.some((share) => share < GOAL)) process.exitCode = 1
