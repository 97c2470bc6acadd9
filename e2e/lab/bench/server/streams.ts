import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asMember, type BenchMember } from './as-member.ts'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { grow } from './grow.ts'
import { median } from './quantiles.ts'
import { startBareHub, startProduct, type BenchServer } from './servers.ts'
import { StreamListeners } from './stream-listeners.ts'

/** Members of one organization, each with a stream, compared with a hub that only has streams. */
const STREAMS = Number(process.env.BENCH_STREAMS ?? 5_000)
const WARM_UP = 500
const EVENTS = 20
const PAUSE_MS = 200
/** The largest ratio of the time until the last stream has received the event, and the most memory per stream. */
const [GOAL, GOAL_KB] = [2, 40]
const AT = '2026-01-01 00:00:00.000'
/** A part of the awaited event. */
const MARKER = '"type":"post.created"'
const REDIS = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'

interface Result {
  name: string
  median: number
  last: number
  created: number
  missed: number
  kilobytes: number
}

const kilobytesOf = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m)![1])

const encode = (text: string) => Buffer.from(text).toString('base64url')

/** Members of the organization, and the tokens of their sessions. */
async function addMembers({ run }: BenchDatabase, organizationId: string): Promise<string[]> {
  const members = Array.from({ length: STREAMS }, () => {
    const [userId, sessionId, secret] = [randomUUID(), randomUUID(), randomBytes(30).toString('hex')]
    const token = `fan_${encode(sessionId)}.${encode(secret)}`
    return { userId, sessionId, token, hash: createHash('sha256').update(secret).digest('hex') }
  })
  const now = new Date().toISOString().replace('T', ' ').slice(0, -1)
  for (let from = 0; from < STREAMS; from += 500) {
    const some = members.slice(from, from + 500)
    const rows = (row: (member: (typeof members)[number]) => string) => some.map(row).join()
    await run(`insert into users (id, name, email, email_key, is_admin, two_fa_enabled, created_at, updated_at) values
      ${rows(({ userId }) => `('${userId}', 'User', '${userId}@x.org', '${userId}@x.org', false, false, '${AT}', '${AT}')`)}`)
    await run(`insert into memberships (id, organization_id, user_id, role, joined_at) values
      ${rows(({ userId }) => `('${userId}', '${organizationId}', '${userId}', 'member', '${AT}')`)}`)
    await run(`insert into access_tokens (id, user_id, hash, created_at, last_used_at, expires_at, method) values
      ${rows(({ sessionId, userId, hash }) => `('${sessionId}', '${userId}', '${hash}', '${now}', '${now}', '2099-01-01 00:00:00.000', 'password')`)}`)
  }
  return members.map(({ token }) => token)
}

type Publish = () => Promise<unknown>

async function measure(
  name: string,
  servers: BenchServer[],
  tokens: string[],
  publish: Publish,
): Promise<Result> {
  const share = Math.ceil(tokens.length / servers.length)
  const openTo = async (most: number) => {
    const listeners = new StreamListeners()
    for (const [index, { url }] of servers.entries())
      await listeners.open(new URL(url).origin, tokens.slice(index * share, index * share + most))
    await wait(1_000)
    return listeners
  }
  // The code that a server loads for its first streams does not count as memory of a stream.
  const first = await openTo(WARM_UP)
  first.close()
  await wait(1_000)
  const before = servers.map(({ pid }) => kilobytesOf(pid))
  const listeners = await openTo(share)
  const grown = servers.map(({ pid }, index) => kilobytesOf(pid) - before[index]!)
  const [medians, lasts, created, missed]: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let event = 0; event < EVENTS; event += 1) {
    const heard = await listeners.listen(MARKER, async () => {
      const began = performance.now()
      await publish()
      created.push(performance.now() - began)
    })
    medians.push(median(heard) ?? Number.POSITIVE_INFINITY)
    lasts.push(heard.at(-1) ?? Number.POSITIVE_INFINITY)
    missed.push(listeners.count - heard.length)
    await wait(PAUSE_MS)
  }
  listeners.close()
  return {
    name,
    median: median(medians),
    last: median(lasts),
    created: median(created),
    missed: missed.reduce((sum, number) => sum + number, 0),
    kilobytes: grown.reduce((sum, number) => sum + number, 0) / tokens.length,
  }
}

function createPost({ origin, organizationId, headers }: BenchMember): Promise<unknown> {
  const body = { organizationId, title: 'A post', url: `https://www.linkedin.com/posts/${randomUUID()}` }
  return fetch(`${origin}/api/posts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function measureProduct(
  name: string,
  kind: BenchDatabase['kind'],
  instances: number,
  more: Record<string, string> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-streams-'))
  const database = await makeDatabase(kind, folder)
  const servers: BenchServer[] = []
  try {
    await grow(database, { posts: 100, organizations: 1 })
    for (let nth = 0; nth < instances; nth += 1)
      servers.push(await startProduct(folder, { ...database.settings, ...more }))
    const member = await asMember({ database, server: servers[0]! })
    const tokens = await addMembers(database, member.organizationId)
    return await measure(name, servers, tokens, () => createPost(member))
  } finally {
    for (const server of servers) await server.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureBareHub(): Promise<Result> {
  const server = await startBareHub()
  const { origin } = new URL(server.url)
  const body = `{${MARKER},"organizationId":"${randomUUID()}","postId":"${randomUUID()}","userId":"${randomUUID()}"}`
  const tokens = Array.from({ length: STREAMS }, () => 'none')
  try {
    return await measure('bare hub', [server], tokens, () => fetch(origin, { method: 'POST', body }))
  } finally {
    await server.stop()
  }
}

console.log(`${STREAMS} members of one organization, each with a stream; ${EVENTS} posts\n`)
console.log('| | median ms | last ms | × bare | created ms | KB a stream | missed |')
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |')
const bare = await measureBareHub()
const results = [bare]
print(bare)
for (const run of [
  () => measureProduct('SQLite, one instance', 'sqlite', 1),
  () => measureProduct('PostgreSQL, one instance', 'postgres', 1),
  () => measureProduct('PostgreSQL, two instances', 'postgres', 2),
  () =>
    measureProduct('two instances and Redis', 'postgres', 2, {
      REDIS_URL: REDIS,
      REDIS_PREFIX: `${randomUUID()}:`,
    }),
]) {
  const result = await run()
  results.push(result)
  print(result)
}
const isKept = results.every(
  ({ last, missed, kilobytes }) => last <= GOAL * bare.last && missed === 0 && kilobytes <= GOAL_KB,
)
console.log(`\nlast × bare at most ${GOAL}, at most ${GOAL_KB} KB a stream, none missed`)
if (!isKept) process.exitCode = 1

function print({ name, median, last, created, missed, kilobytes }: Result): void {
  const cells = [median, last, last / bare.last, created, kilobytes].map((value) => value.toFixed(1))
  console.log(`| ${name} | ${cells.join(' | ')} | ${missed} |`)
}
