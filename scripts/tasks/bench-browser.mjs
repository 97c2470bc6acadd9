import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** Runs a benchmark of `e2e/bench` by its name: what a browser measures of the built product. */
const [name, ...args] = process.argv.slice(2)
const browser = findBrowser()
if (browser === undefined) {
  console.error('This needs Chromium. Install one (apt-get install chromium), or name it in CHROMIUM.')
  process.exit(1)
}
ensureBuild()
const { status } = spawnSync('node', [`bench/${name}.ts`, ...args], {
  cwd: at('e2e'),
  env: toolEnv({ CHROMIUM: browser }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
