import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccountIn, type DemoRole } from './instance.ts'
import type { Account } from './api.ts'
import { stopChild } from '../sandbox/desktop/child.ts'

const cwd = fileURLToPath(new URL('../../backend/build', import.meta.url))

/** A server of one test, which can be restarted. */
export interface OwnServer {
  address: string
  /** An account of its demo organization. */
  account: (role: DemoRole) => Account
  /** Runs a command of the operator. */
  run: (...command: string[]) => void
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** Prepares a server with demo data in its own folder, and more variables, without starting it. */
export async function createOwnServer(
  folder: string,
  variables: Record<string, string> = {},
): Promise<OwnServer> {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const data = join(folder, 'server')
  mkdirSync(data)
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    TZ: 'UTC',
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: address,
    DATA_DIR: data,
    DATABASE_URL: '',
    DEMO: 'true',
    DEMO_LANGUAGE: 'en',
    LOG_LEVEL: 'error',
    ...variables,
  }
  const run = (...command: string[]) =>
    void execFileSync('node', ['ace.js', ...command], { cwd, env, stdio: 'ignore' })
  run('prepare')
  let running: ChildProcess | null = null
  return {
    address,
    account: (role) => demoAccountIn(data, role),
    run,
    start: async () => {
      const server = spawn('node', ['bin/server.js'], {
        cwd,
        env,
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      running = server
      // The framework sends a message to its parent once it listens.
      await once(server, 'message')
    },
    stop: async () => {
      if (running !== null) await stopChild(running)
      running = null
    },
  }
}
