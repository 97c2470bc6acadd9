import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { startSandbox } from '../../scripts/lib/sandbox.mjs'

/** Starts the built product on an empty data folder with demo data, as `npm start` does. */
const cwd = fileURLToPath(new URL('../../backend/build', import.meta.url))
const env = {
  ...process.env,
  NODE_ENV: 'development',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  DEMO: 'true',
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  LIMIT_ANONYMOUS: '100000',
  LIMIT_SIGNED_IN: '100000',
  LIMIT_CREDENTIALS: '10000',
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
writeFileSync(`${env.DATA_DIR}/sandbox.json`, JSON.stringify({ inbox, slack, ai, analytics }))

const server = spawn('node', ['bin/server.js'], { cwd, env: { ...env, ...sandbox.env }, stdio: 'inherit' })
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code) => {
  sandbox.stop()
  process.exit(code ?? 0)
})
