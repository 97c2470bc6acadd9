import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { startProduct, type BenchServer } from './servers.ts'
import { startSlack } from './slack-peer.ts'

/** A message to this many users; the server is killed after each of these numbers of deliveries. */
const PEOPLE = 500
const KILLS_AFTER = [100, 220, 340]
/** The jobs of a killed server are taken over after a minute. */
const DEADLINE_MS = 600_000

/** The database, and the number of servers that send the message. */
interface Trial {
  name: string
  kind: BenchDatabase['kind']
  servers: number
}

const TRIALS: Trial[] = [
  { name: 'SQLite', kind: 'sqlite', servers: 1 },
  { name: 'PostgreSQL', kind: 'postgres', servers: 1 },
  { name: 'two on PostgreSQL', kind: 'postgres', servers: 2 },
]

const AT = '2026-01-01 00:00:00.000'
const APP_URL = 'http://127.0.0.1:3333'
const ORGANIZATION = '00000002-0000-7000-8000-000000000000'

const idOf = (index: number) => `00000001-0000-7000-8000-${String(index).padStart(12, '0')}`

/** Adds members with the addresses of the users at Slack. */
async function addMembers({ run }: BenchDatabase): Promise<void> {
  const indexes = Array.from({ length: PEOPLE }, (_, index) => index + 1)
  const users = indexes.map((index) => {
    const email = `person${index}@northwind.example`
    return `('${idOf(index)}', 'Person', '${email}', '${email}', '${AT}', false, false, '${AT}', '${AT}')`
  })
  await run(`insert into users (id, name, email, email_key, email_verified_at, is_admin, two_fa_enabled, created_at, updated_at)
    values ${users.join()}`)
  await run(`insert into organizations (id, name, name_key, slug, created_at, updated_at)
    values ('${ORGANIZATION}', 'Bench', 'bench', 'bench', '${AT}', '${AT}')`)
  const memberships = indexes.map(
    (index) => `('${idOf(index)}', '${ORGANIZATION}', '${idOf(index)}', 'member', '${AT}')`,
  )
  await run(
    `insert into memberships (id, organization_id, user_id, role, joined_at) values ${memberships.join()}`,
  )
}

/** An owner of the organization, who calls the running server. */
class Owner {
  server: BenchServer
  #authorization = ''

  constructor(server: BenchServer) {
    this.server = server
  }

  async register({ run }: BenchDatabase): Promise<void> {
    const body = { name: 'Bench', email: 'bench@example.org', password: 'Brass-band-7!' }
    const { token, user } = await this.call<{ token: string; user: { id: string } }>(
      '/api/auth/register',
      body,
    )
    this.#authorization = `Bearer ${token}`
    await run(`insert into memberships (id, organization_id, user_id, role, joined_at)
      values ('${user.id}', '${ORGANIZATION}', '${user.id}', 'owner', '${AT}')`)
  }

  async call<T>(path: string, body?: object): Promise<T> {
    const answer = await this.#fetch(path, body)
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }

  slack<T>(path: string, body?: object): Promise<T> {
    return this.call(`/api/organizations/${ORGANIZATION}/slack/${path}`, body)
  }

  /** Connects to Slack as a browser does, and waits until all users are synced. */
  async connect(): Promise<void> {
    const started = await this.#fetch(`/api/organizations/${ORGANIZATION}/slack/connect`, {})
    const { url } = (await started.json()) as { url: string }
    const decision = new URLSearchParams({ decision: 'allow' })
    const allowed = await fetch(url, { method: 'POST', body: decision, redirect: 'manual' })
    const callback = new URL(allowed.headers.get('location')!)
    const cookie = started.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    await fetch(`${new URL(this.server.url).origin}${callback.pathname}${callback.search}`, {
      headers: { cookie },
      redirect: 'manual',
    })
    while ((await this.slack<{ sync: { state: string } }>('status')).sync.state !== 'done') await wait(200)
  }

  #fetch(path: string, body?: object): Promise<Response> {
    return fetch(`${new URL(this.server.url).origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', authorization: this.#authorization },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
}

interface Broadcast {
  state: string
  total: number
  sent: number
  errors: number
}

async function trial({ name, kind, servers }: Trial, folder: string): Promise<boolean> {
  const slack = await startSlack(PEOPLE, APP_URL)
  const database = await makeDatabase(kind, folder)
  await addMembers(database)
  // Only a development server accepts another Slack.
  const settings = {
    ...database.settings,
    ...slack.settings,
    NODE_ENV: 'development',
    APP_URL,
    LOG_LEVEL: 'fatal',
  }
  const start = () => startProduct(database.dataDir, settings)
  const fleet: BenchServer[] = []
  while (fleet.length < servers) fleet.push(await start())
  const owner = new Owner(fleet[0]!)
  await owner.register(database)
  await owner.connect()
  for (const after of [60, 70, 80])
    await slack.fail({ failure: 'ratelimited', retryAfter: 1, count: 2, after })
  await slack.fail({ failure: 'lost', after: 40 })
  const began = performance.now()
  await owner.call(`/api/slack/notify-all/${ORGANIZATION}`, { message: 'Hello' })
  for (const kill of KILLS_AFTER) {
    while ((await slack.received()).size < kill) await wait(5)
    await fleet.shift()!.kill()
    fleet.push(await start())
    owner.server = fleet[0]!
  }
  const read = async () => (await owner.slack<{ broadcast: Broadcast }>('broadcasts/latest')).broadcast
  let broadcast = await read()
  while (broadcast.state === 'running' && performance.now() - began < DEADLINE_MS) {
    await wait(1_000)
    broadcast = await read()
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  const received = await slack.received()
  for (const server of fleet) await server.stop()
  await database.drop()
  await slack.stop()
  const twice = [...received.values()].filter((count) => count > 1).length
  const { state, sent, errors } = broadcast
  console.log(
    `${name}: ${PEOPLE} people, ${KILLS_AFTER.length} kills: ${state}, ${received.size} reached, ` +
      `${sent} counted, ${errors} errors, ${twice} twice, ${seconds} s`,
  )
  return state === 'done' && received.size === PEOPLE && sent === PEOPLE && twice === 0
}

/** In parallel, because they mostly wait for the jobs of a killed server. */
const outcomes = await Promise.all(
  TRIALS.map(async (each) => {
    const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
    const isGood = await trial(each, folder)
    rmSync(folder, { recursive: true, force: true })
    return isGood
  }),
)
if (outcomes.includes(false)) process.exitCode = 1
