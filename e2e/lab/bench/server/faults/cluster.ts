import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../servers.ts'

/** A separate PostgreSQL server, which can be stopped and killed. */
export interface Cluster {
  url: string
  freeze: () => void
  thaw: () => void
  /** Kills all its processes. */
  kill: () => Promise<void>
  start: () => Promise<void>
  remove: () => Promise<void>
}

/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0
const as = (program: string, args: string[]): [string, string[]] =>
  isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', program, ...args]]
    : [program, args]

/** Creates and starts a PostgreSQL server; undefined where PostgreSQL is not installed. */
export async function makeCluster(): Promise<Cluster | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-cluster-'))
  if (isRoot) {
    const { stdout } = spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' })
    if (stdout.trim() !== '') chownSync(folder, Number(stdout), 0)
  }
  const data = join(folder, 'data')
  const made = spawnSync(...as('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']))
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const options = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  let server: ChildProcess | undefined

  const processes = (): number[] => {
    const { stdout } = spawnSync('pgrep', ['-P', String(server!.pid)], { encoding: 'utf8' })
    return [server!.pid!, ...stdout.trim().split('\n').filter(Boolean).map(Number)]
  }
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processes()) process.kill(pid, name)
  }
  const start = async () => {
    // After a kill, starting fails until the kernel has released the memory of the old processes.
    do {
      if (server?.exitCode !== null) server = spawn(...as('postgres', options), { stdio: 'ignore' })
      await wait(50)
    } while (!(await answers(url)))
  }
  await start()
  return {
    url,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async kill() {
      const ended = once(server!, 'exit')
      signal('SIGKILL')
      await ended
      server = undefined
    },
    async remove() {
      const ended = once(server!, 'exit')
      server!.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
