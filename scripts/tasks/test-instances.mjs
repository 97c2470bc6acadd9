import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { findPostgres, findRedis } from '../lib/find-servers.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run test:instances [-- tests/posts.spec.ts]`: the end-to-end tests on two servers with PostgreSQL and Redis. */
const [CHROMIUM, E2E_POSTGRES, E2E_REDIS] = [findBrowser(), await findPostgres(), await findRedis()]
for (const [name, found] of Object.entries({
  Chromium: CHROMIUM,
  PostgreSQL: E2E_POSTGRES,
  Redis: E2E_REDIS,
}))
  if (found === undefined) throw new Error(`No ${name} was found. CONTRIBUTING.md says how to name one.`)
ensureBuild()
const { status } = spawnSync(
  'node',
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  {
    cwd: at('e2e'),
    env: toolEnv({ CHROMIUM, E2E_POSTGRES, E2E_REDIS, E2E_INSTANCES: '2' }),
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1
