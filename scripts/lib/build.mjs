import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { fingerprint, isCurrent, remember } from './fingerprint.mjs'
import { at } from './paths.mjs'
import { toolEnv } from './toolchain.mjs'

const SHARED = ['pnpm-lock.yaml', 'backend/contract']

const REFERENCE = {
  name: 'build-reference',
  label: 'the API reference',
  sources: [
    'backend/app',
    'backend/bin',
    'backend/config',
    'backend/providers',
    'backend/reference',
    'backend/start',
  ],
  output: 'backend/resources/reference/openapi.json',
  cwd: 'backend',
  args: ['--import', '@poppinss/ts-exec', 'bin/describe_api.ts'],
}

const WEB = {
  name: 'build-web',
  label: 'the web client',
  sources: ['ui-kit/src', 'web', 'docs/guide', 'docs/pictures', '.cache/build-reference.fingerprint'],
  output: 'backend/resources/spa/index.html',
  cwd: 'web',
  args: ['node_modules/vite/bin/vite.js', 'build'],
}

const RENDERER = {
  name: 'build-renderer',
  label: 'the renderer of public pages',
  sources: ['ui-kit/src', 'web'],
  output: 'backend/resources/spa/server/render-page.js',
  cwd: 'web',
  args: ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts'],
}

const BACKEND = {
  name: 'build-backend',
  label: 'the server',
  sources: ['backend', '.cache/build-web.fingerprint', '.cache/build-renderer.fingerprint'],
  output: 'backend/build/bin/server.js',
  cwd: 'backend',
  args: ['ace.js', 'build'],
}

const DESKTOP = {
  name: 'build-desktop',
  label: 'the desktop client',
  sources: [
    'ui-kit/src',
    'web/public',
    'web/plugins',
    'desktop/src',
    'desktop/electron.vite.config.ts',
    'desktop/package.json',
  ],
  output: 'desktop/out/main/index.js',
  cwd: 'desktop',
  args: ['node_modules/electron-vite/bin/electron-vite.js', 'build'],
}

const run = promisify(execFile)

async function step({ name, label, sources, output, cwd, args }) {
  const print = fingerprint([...SHARED, ...sources])
  if (existsSync(at(output)) && isCurrent(name, print)) return
  console.error(`Building ${label} …`)
  const env = toolEnv({ NODE_ENV: 'production' })
  try {
    await run('node', args, { cwd: at(cwd), env, maxBuffer: Number.POSITIVE_INFINITY })
  } catch ({ stdout, stderr, code }) {
    process.stderr.write(stdout + stderr)
    process.exit(Number(code) || 1)
  }
  remember(name, print)
}

/** Builds the web client and the backend that serves it, each only when its sources have changed. */
export async function ensureBuild() {
  await Promise.all([step(REFERENCE).then(() => step(WEB)), step(RENDERER)])
  await step(BACKEND)
}

/** Builds the desktop client, when its sources have changed. */
export const ensureDesktopBuild = () => step(DESKTOP)
