import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** The built product. */
export const BUILD = fileURLToPath(new URL('../../../../backend/build/', import.meta.url))
const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url))
const BARE_HUB = fileURLToPath(new URL('./bare-hub.ts', import.meta.url))

export interface BenchServer {
  name: string
  url: string
  pid: number
  stop: () => Promise<void>
  /** Kills the server, whatever it is doing. */
  kill: () => Promise<void>
}

/** The environment of a measured server. */
export const settings = (dataDir: string, port: number, more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  TZ: 'UTC',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  LIMIT_ANONYMOUS: '1000000',
  LIMIT_SIGNED_IN: '1000000',
  LIMIT_CREDENTIALS: '1000000',
  LIMIT_SCIM: '1000000',
  ...more,
})

/** Prepares the database of a data folder, with an administrator: others cannot sign up before. */
export function migrate(dataDir: string, more?: Record<string, string>): void {
  for (const command of [['prepare'], ['make:admin', 'operator@example.org']]) {
    const { status, stderr } = spawnSync('node', ['ace.js', ...command], {
      cwd: BUILD,
      env: settings(dataDir, 0, more),
    })
    if (status !== 0) throw new Error(String(stderr))
  }
}

/** Starts the built product, on a free port unless `PORT` names one. */
export async function startProduct(dataDir: string, more?: Record<string, string>): Promise<BenchServer> {
  const port = Number(more?.PORT ?? (await freePort()))
  const child = spawn('node', ['bin/server.js'], {
    cwd: BUILD,
    env: settings(dataDir, port, more),
    stdio: 'inherit',
  })
  return untilReady('fanfare', child, `http://127.0.0.1:${port}/api/community/posts`)
}

/** Starts the bare server on the same file. */
export const startBare = (file: string) => startScript('bare', BARE, file)

/** Starts a hub that only has event streams. */
export const startBareHub = () => startScript('bare hub', BARE_HUB)

async function startScript(name: string, script: string, ...args: string[]): Promise<BenchServer> {
  const port = await freePort()
  const child = spawn('node', [script, ...args, String(port)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return untilReady(name, child, `http://127.0.0.1:${port}/`)
}

async function untilReady(name: string, child: ChildProcess, url: string): Promise<BenchServer> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok)
      return {
        name,
        url,
        pid: child.pid!,
        stop: () => end(child, 'SIGTERM'),
        kill: () => end(child, 'SIGKILL'),
      }
    await wait(50)
  }
  throw new Error(`${name} did not start`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
