import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuild } from '../lib/build.mjs'
import { at } from '../lib/paths.mjs'
import { pruneRelease } from '../lib/prune-release.mjs'
import { unwantedIn } from '../lib/release.mjs'
import { ensurePnpm, toolEnv } from '../lib/toolchain.mjs'

/**
 * `npm run build:server`: writes `dist/server`, the built server with the web client and production dependencies only.
 * It runs where Node 24 is: `node ace.js prepare`, then `node bin/server.js`.
 */
const release = at('dist', 'server')
const dependencies = at('dist', 'server-dependencies')

await ensureBuild()
for (const folder of [release, dependencies]) rmSync(folder, { recursive: true, force: true })
mkdirSync(release, { recursive: true })

const { status } = spawnSync(
  ensurePnpm(),
  ['--filter', '@fanfare/backend', 'deploy', '--legacy', '--prod', '--prefer-offline', dependencies],
  { cwd: at(), env: toolEnv({ CI: '1' }), stdio: ['ignore', 2, 2] },
)
if (status !== 0) process.exit(status ?? 1)

const build = at('backend', 'build')
for (const name of readdirSync(build))
  if (name !== 'node_modules')
    cpSync(join(build, name), join(release, name), {
      recursive: true,
      filter: (path) => unwantedIn([path.slice(build.length + 1)]).length === 0,
    })
renameSync(join(dependencies, 'node_modules'), join(release, 'node_modules'))
rmSync(dependencies, { recursive: true })
pruneRelease(release)
console.log(`The server is in ${release}`)
