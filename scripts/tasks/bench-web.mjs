import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run bench:web`: Lighthouse, kilobytes and files of the public pages beside an empty page. */
const browser = findBrowser()
if (browser === undefined) {
  console.error('This needs Chromium. Install one (apt-get install chromium), or name it in CHROMIUM.')
  process.exit(1)
}
ensureBuild()
const { status } = spawnSync('node', ['bench/web.ts', ...process.argv.slice(2)], {
  cwd: at('e2e'),
  env: toolEnv({ CHROMIUM: browser }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
