import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeDatabase, type BenchDatabase } from './databases.ts'
import { startMailServer } from './mail-server.ts'
import { median, quantile } from './quantiles.ts'
import { register } from './register.ts'
import { startProduct } from './servers.ts'

/** Measures how long a mail and the message of a webhook that works take, alone and with receivers that hang. */
const HANGING = 100
const PER_ORGANIZATION = 10
const ROUNDS = 20
const PAUSE_MS = 250
/** The median with receivers that hang may be this many times that without, plus half a second. */
const FACTOR = 1.5
const SLACK_MS = 500
const DEADLINE_MS = 30_000

/** Answers `/works/…` at once, and everything else never. */
async function startReceivers(): Promise<{
  url: string
  received: Set<string>
  hanging: () => number
  server: Server
}> {
  const received = new Set<string>()
  let hanging = 0
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    if (!request.url!.startsWith('/works')) return void (hanging += 1)
    received.add((JSON.parse(body) as { data: { title: string } }).data.title)
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received, hanging: () => hanging, server }
}

interface Caller {
  send: <T>(method: string, path: string, body: object) => Promise<T>
}

async function callerOf(origin: string, email: string): Promise<Caller> {
  const { token } = await register({ url: `${origin}/` } as never, email)
  return {
    async send(method, path, body) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
      return answer.json() as never
    },
  }
}

async function makeOrganization({ send }: Caller, name: string, urls: string[]): Promise<string> {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const { organization } = await send<{ organization: { id: string } }>('POST', '/organizations', {
    name,
    slug,
  })
  for (const url of urls)
    await send('POST', `/organizations/${organization.id}/webhooks`, { url, events: ['post.created'] })
  return organization.id
}

const share = ({ send }: Caller, organizationId: string, title: string) =>
  send('POST', '/posts', { organizationId, title, url: `https://www.linkedin.com/posts/${Math.random()}` })

async function until(condition: () => boolean): Promise<number> {
  const begun = performance.now()
  while (!condition()) {
    if (performance.now() - begun > DEADLINE_MS) throw new Error('nothing arrived within half a minute')
    await wait(2)
  }
  return performance.now() - begun
}

async function trial(kind: BenchDatabase['kind'], folder: string): Promise<boolean> {
  const mail = await startMailServer()
  const receivers = await startReceivers()
  const database = await makeDatabase(kind, folder)
  const server = await startProduct(database.dataDir, {
    ...database.settings,
    NODE_ENV: 'development',
    DEMO: 'false',
    SMTP_URL: mail.url,
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  })
  const { origin } = new URL(server.url)
  try {
    const caller = await callerOf(origin, 'bench@example.org')
    const working = await makeOrganization(caller, 'Working', [`${receivers.url}/works`])
    const measure = async (what: string) => {
      const messages: number[] = []
      const mails: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        const title = `${what} ${round}`
        const message = share(caller, working, title)
        messages.push(await until(() => receivers.received.has(title)))
        await message
        const before = mail.received.get('bench@example.org') ?? 0
        const headers = { 'content-type': 'application/json' }
        const body = JSON.stringify({ email: 'bench@example.org' })
        const asked = fetch(`${origin}/api/auth/forgot-password`, { method: 'POST', headers, body })
        mails.push(await until(() => (mail.received.get('bench@example.org') ?? 0) > before))
        await asked
        await wait(PAUSE_MS)
      }
      const shown = (values: number[]) =>
        `${Math.round(median(values))} ms (95 %: ${Math.round(quantile(values, 0.95))} ms)`
      console.log(`${kind.padEnd(9)} ${what.padEnd(12)} webhook ${shown(messages)}, mail ${shown(mails)}`)
      return { message: median(messages), mail: median(mails) }
    }
    const alone = await measure('alone')
    const dead: [Caller, string][] = []
    for (let nth = 0; nth < HANGING / PER_ORGANIZATION; nth += 1) {
      const owner = await callerOf(origin, `owner-${nth}@example.org`)
      const urls = Array.from(
        { length: PER_ORGANIZATION },
        (_, each) => `${receivers.url}/hangs/${nth}/${each}`,
      )
      dead.push([owner, await makeOrganization(owner, `Dead ${nth}`, urls)])
    }
    for (const [owner, id] of dead)
      for (let nth = 0; nth < 5; nth += 1) await share(owner, id, `To the dead ${nth}`)
    await until(() => receivers.hanging() >= HANGING)
    const among = await measure(`${HANGING} hang`)
    const isFine = (some: number, other: number) => other <= some * FACTOR + SLACK_MS
    return isFine(alone.message, among.message) && isFine(alone.mail, among.mail)
  } finally {
    await server.stop()
    await database.drop()
    receivers.server.closeAllConnections()
    receivers.server.close()
    await mail.stop()
  }
}

for (const kind of ['sqlite', 'postgres'] as const) {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
  if (!(await trial(kind, folder))) process.exitCode = 1
  rmSync(folder, { recursive: true, force: true })
}
