import BetterSqlite from 'better-sqlite3'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { diskRequests, type DiskRequest } from './disk-requests.ts'
import { FaultClient, type Answer } from './fault-client.ts'
import { migrate, startProduct } from './servers.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/** The allowed responses when the disk is full. */
const REFUSALS = new Set(['507 STORAGE_FULL', '503 SERVICE_UNAVAILABLE'])
/**
 * The bytes left, so that each time another write of a request is the first that does not fit. Five requests are within
 * all rate limits.
 */
const ROOMS = [0, 16, 72, 80, 88].map((kilobytes) => kilobytes * 1_024)

const said = ({ status, body }: Answer) => `${status} ${String(body.code ?? '')}`.trim()

interface Outcome {
  refusals: Map<string, number>
  /** The failures, with the bytes left. */
  wrong: string[]
}

/** Sends one request with this many bytes left on the disk, then again with enough space. */
async function trial(
  disk: SmallDisk,
  url: string,
  fault: DiskRequest,
  room: number,
  outcome: Outcome,
): Promise<void> {
  const send = await fault.make()
  const before = fault.count()
  disk.fill(room)
  const first = await send()
  const added = fault.count() - before
  const read = await fetch(url)
  disk.free()
  const wrong = (what: string) => void outcome.wrong.push(`${what} at ${room} bytes`)
  if (!read.ok) wrong(`a list answers ${read.status}`)
  if (first.status < 300) {
    if (added !== fault.adds) wrong(`${said(first)}, and ${added} of ${fault.adds} are there`)
    return
  }
  outcome.refusals.set(said(first), (outcome.refusals.get(said(first)) ?? 0) + 1)
  if (!REFUSALS.has(said(first))) wrong(said(first))
  if (added !== 0) wrong(`${said(first)}, and ${added} remain`)
  const repeated = await send()
  if (repeated.status >= 300) wrong(`the repeat answers ${said(repeated)}`)
  if (fault.count() - before !== fault.adds)
    wrong(`the repeat adds ${fault.count() - before} of ${fault.adds}`)
}

/** Polls the readiness check until it has this status; its disk check is up to five seconds old. */
async function untilReadiness(origin: string, status: number): Promise<void> {
  while ((await fetch(`${origin}/api/ready`)).status !== status) await wait(100)
}

/** Fills the disk and frees space again; the server must not be ready in between. */
async function readiness(disk: SmallDisk, { origin }: URL): Promise<void> {
  disk.fill(0)
  await untilReadiness(origin, 503)
  disk.free()
  await untilReadiness(origin, 200)
  console.log('A full disk makes the server unready, and space makes it ready again.')
}

async function main(disk: SmallDisk): Promise<void> {
  migrate(disk.path)
  const server = await startProduct(disk.path, { LOG_LEVEL: 'silent' })
  const database = new BetterSqlite(join(disk.path, 'fanfare.sqlite3'), { readonly: true })
  try {
    const client = new FaultClient(server.url)
    await client.register()
    console.log('request             refused  as                                        wrong')
    for (const fault of await diskRequests(client, disk.path, database)) {
      const outcome: Outcome = { refusals: new Map(), wrong: [] }
      for (const room of ROOMS) await trial(disk, server.url, fault, room, outcome)
      const total = [...outcome.refusals.values()].reduce((sum, count) => sum + count, 0)
      const codes = [...outcome.refusals].map(([code, count]) => `${count} x ${code}`).join(', ')
      console.log(
        `${fault.name.padEnd(20)}${String(total).padEnd(9)}${codes.padEnd(42)}${outcome.wrong.length}`,
      )
      for (const line of outcome.wrong) console.log(`  ${line}`)
      if (outcome.wrong.length > 0 || total === 0) process.exitCode = 1
    }
    await readiness(disk, new URL(server.url))
  } finally {
    database.close()
    await server.stop()
  }
}

const disk = mountSmallDisk()
if (disk === undefined) {
  console.error(
    'This mounts a small file system, which this process may not do. Run it as root: npm run bench -- faults-disk',
  )
  process.exit(1)
}
try {
  await main(disk)
} finally {
  disk.unmount()
}
