import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '../sandbox/start-sandbox.mjs'
import { startBalancer } from './balancer.mjs'
import { sharedEnvironment } from './shared-environment.mjs'

/**
 * Starts the built product on an empty data folder with demo data, as `npm start` does; with `E2E_INSTANCES`, that many
 * servers on one PostgreSQL behind a balancer.
 */
const cwd = fileURLToPath(new URL('../../backend/build', import.meta.url))
const instances = Number(process.env.E2E_INSTANCES ?? 1)
const env = {
  ...process.env,
  NODE_ENV: 'development',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  DEMO: 'true',
  DEMO_LANGUAGE: process.env.DEMO_LANGUAGE ?? 'en',
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  LIMIT_ANONYMOUS: '100000',
  LIMIT_SIGNED_IN: '100000',
  LIMIT_CREDENTIALS: '10000',
  WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  ...(instances > 1 && (await sharedEnvironment(process.env))),
}

rmSync(process.env.DATA_DIR, { recursive: true, force: true })
mkdirSync(process.env.DATA_DIR, { recursive: true })

function prepare(extra) {
  const { status } = spawnSync('node', ['ace.js', 'prepare'], {
    cwd,
    env: { ...env, ...extra },
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
}

// Nothing happens before a database was created, so that of the pictures is older than its demo data.
if (env.INSTALLED_AT) prepare({ CLOCK_AT: env.INSTALLED_AT, DEMO: 'false' })
prepare()

const sandbox = await startSandbox(`http://localhost:${env.PORT}`, { aiDelayMs: 0 })
const { inbox, slack, ai, analytics } = sandbox
writeFileSync(
  `${env.DATA_DIR}/sandbox.json`,
  JSON.stringify({ inbox, slack, ai, analytics, database: env.DATABASE_URL }),
)

const imports = ['linked-pages.mjs', 'name-servers.mjs'].map(
  (file) => `--import=${new URL(file, import.meta.url)}`,
)
const NODE_OPTIONS = [env.NODE_OPTIONS ?? '', ...imports].join(' ')
const environment = { ...env, ...sandbox.env, NODE_OPTIONS }
const ports =
  instances === 1 ? [env.PORT] : Array.from({ length: instances }, (_, index) => +env.PORT + 1 + index)
const servers = ports.map((port) =>
  spawn('node', ['bin/server.js'], { cwd, env: { ...environment, PORT: String(port) }, stdio: 'inherit' }),
)
const stopBalancer = instances === 1 ? () => undefined : await startBalancer(Number(env.PORT), ports)
process.on('SIGTERM', () => servers.forEach((server) => server.kill('SIGTERM')))
const exits = await Promise.all(servers.map((server) => once(server, 'exit')))
stopBalancer()
sandbox.stop()
process.exit(exits.find(([code]) => code !== 0)?.[0] ?? 0)
