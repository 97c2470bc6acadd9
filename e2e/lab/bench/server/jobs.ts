import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { startMailServer } from './mail-server.ts'
import { startProduct, type BenchServer } from './servers.ts'
import { unconfirmedMails } from './unconfirmed-mails.ts'

/** Each user requests a reset link, which takes one job to look up the account and one to send the mail. */
const USERS = Number(process.env.BENCH_USERS ?? 5_000)
const KILLS = 10
const KILL_EVERY_MS = 3_000
const CLIENTS = 8
/** Every nth mail is refused the first time. */
const REFUSED = 20
/** Jobs of a killed server are taken over after a minute; refused mails are retried after half a minute or more. */
const DEADLINE_MS = 600_000
const AT = '2026-01-01 00:00:00.000'

const addressOf = (index: number) => `user-${index}@example.org`

/** Refuses every nth address once. */
function refuseOnce(): (address: string) => boolean {
  const refused = new Set<string>()
  return (address) => {
    if (Number(address.match(/\d+/)?.[0]) % REFUSED > 0 || refused.has(address)) return false
    refused.add(address)
    return true
  }
}

async function addUsers({ run }: BenchDatabase): Promise<void> {
  for (let from = 0; from < USERS; from += 500) {
    const rows = Array.from({ length: Math.min(500, USERS - from) }, (_, nth) => {
      const [id, email] = [String(from + nth).padStart(12, '0'), addressOf(from + nth)]
      return `('00000001-0000-7000-8000-${id}', 'User', '${email}', '${email}', false, false, '${AT}', '${AT}')`
    })
    await run(`insert into users (id, name, email, email_key, is_admin, two_fa_enabled, created_at, updated_at)
      values ${rows.join()}`)
  }
}

/** Servers with a common database; one after the other is killed and replaced. SQLite has one server at a time. */
class Fleet {
  readonly servers: BenchServer[] = []
  readonly #start: () => Promise<BenchServer>

  constructor(start: () => Promise<BenchServer>) {
    this.#start = start
  }

  async grow(count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) this.servers.push(await this.#start())
  }

  async killOne(): Promise<void> {
    await this.servers.shift()!.kill()
    this.servers.push(await this.#start())
  }

  /** Requests all reset links, and repeats those for which a killed server did not respond. */
  async ask(): Promise<void> {
    let next = 0
    const client = async () => {
      while (next < USERS) {
        const email = addressOf(next++)
        while (!(await post(this.servers.at(-1), email))) await wait(50)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
  }
}

async function post(server: BenchServer | undefined, email: string): Promise<boolean> {
  if (!server) return false
  const answer = await fetch(`${new URL(server.url).origin}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  }).catch(() => undefined)
  return answer?.ok === true
}

async function trial(kind: BenchDatabase['kind'], folder: string): Promise<boolean> {
  const mail = await startMailServer({ refuses: refuseOnce() })
  const database = await makeDatabase(kind, folder)
  await addUsers(database)
  const settings = {
    ...database.settings,
    SMTP_URL: mail.url,
    LIMIT_CREDENTIALS: '1000000',
    LOG_LEVEL: 'fatal',
  }
  const fleet = new Fleet(() => startProduct(database.dataDir, settings))
  await fleet.grow(kind === 'sqlite' ? 1 : 2)
  const began = performance.now()
  const asked = fleet.ask()
  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(KILL_EVERY_MS)
    await fleet.killOne()
  }
  await asked
  // Mails that a killed server was sending have arrived, or wait for an administrator.
  let kept = 0
  while (mail.received.size + kept < USERS && performance.now() - began < DEADLINE_MS) {
    await wait(1_000)
    kept = (await unconfirmedMails(database)).filter((id) => !mail.hasReceived(id)).length
  }
  const seconds = Math.round((performance.now() - began) / 1_000)
  for (const server of fleet.servers) await server.stop()
  await database.drop()
  await mail.stop()
  const twice = mail.repeated()
  console.log(
    `${kind.padEnd(9)} ${USERS} reset links, ${KILLS} kills, ${USERS - mail.received.size - kept} lost, ` +
      `${kept} kept for an administrator, ${twice} mailed again, ${seconds} s`,
  )
  return mail.received.size + kept === USERS && twice === 0
}

for (const kind of ['sqlite', 'postgres'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
  if (!(await trial(kind, folder))) process.exitCode = 1
  rmSync(folder, { recursive: true, force: true })
}
