import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url))

export interface MeasuredServer {
  url: string
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Starts the built product with demo data as in production, and the empty page among its files. `root` is the folder of
 * another built checkout.
 */
export async function startMeasuredServer(root = at('')): Promise<MeasuredServer> {
  const folder = mkdtempSync(join(tmpdir(), 'fanfare-bench-'))
  const cwd = join(folder, 'build')
  const dataDir = join(folder, 'data')
  // A copy, because the server serves one folder.
  cpSync(join(root, 'backend/build'), cwd, { recursive: true })
  symlinkSync(join(root, 'backend/node_modules'), join(folder, 'node_modules'))
  must(at('web'), ['node_modules/vite/bin/vite.js', 'build', '--config', 'bench/empty-page/vite.config.ts'], {
    EMPTY_PAGE_OUTPUT: join(cwd, 'public', 'empty-page'),
    NODE_ENV: 'production',
  })
  const port = await freePort()
  const env = settings(dataDir, port)
  must(cwd, ['ace.js', 'prepare'], env)
  const child = spawn('node', ['bin/server.js'], { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  const stop = async () => {
    const exit = once(child, 'exit')
    child.kill('SIGTERM')
    await exit
    rmSync(folder, { recursive: true })
  }
  const url = `http://localhost:${port}`
  while (child.exitCode === null) {
    if (await answers(`${url}/api/ready`)) return { url, dataDir, stop }
    await wait(50)
  }
  throw new Error('The server did not start')
}

const settings = (dataDir: string, port: number) => ({
  NODE_ENV: 'production',
  TZ: 'UTC',
  HOST: '127.0.0.1',
  PORT: String(port),
  APP_URL: '',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO: 'true',
  DEMO_LANGUAGE: 'en',
  LOG_LEVEL: 'error',
  LIMIT_ANONYMOUS: '100000',
  LIMIT_SIGNED_IN: '100000',
})

const answers = async (url: string) => (await fetch(url).catch(() => undefined))?.ok ?? false

function must(cwd: string, args: string[], env: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync('node', args, { cwd, env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
