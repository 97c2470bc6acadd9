import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { ensureBuild } from '../../../scripts/lib/build.mjs'
import { missingForDesktop } from '../../support/desktop/desktop-tests.mjs'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { at } from '../../../scripts/lib/paths.mjs'
import { keepChanged } from './support/keep-changed.mjs'
import { toolEnv } from '../../../scripts/lib/toolchain.mjs'

/**
 * `npm run lab -- pictures [members]`: takes the pictures of the guide from a fresh demo at a fixed time, and names the changed
 * ones. A run of all files, on a machine that runs the desktop client, also removes pictures that no test takes any
 * more.
 */
const files = process.argv.slice(2)
const output = at('.cache', 'pictures')
const absent = missingForDesktop()
await ensureBuild()
rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })

function run(args, options = {}) {
  const { status } = spawnSync('node', args, { stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config=lab/pictures/playwright.config.ts',
]
if (files.length === 0 || files.some((file) => file !== 'tray'))
  run([...playwright, ...files], {
    cwd: at('e2e'),
    env: toolEnv({
      CHROMIUM: findBrowser(),
      PICTURES: output,
      E2E_PORT: process.env.E2E_PORT ?? '3392',
      E2E_DATA: process.env.E2E_DATA ?? at('.cache', 'pictures-data'),
    }),
  })
if (absent.length > 0) console.log(`No picture of the tray: this machine has no ${absent.join(', ')}`)
else if (files.length === 0 || files.includes('tray'))
  run([at('e2e', 'lab', 'pictures', 'desktop', 'run.mjs'), output])
await keepChanged(output, { all: files.length === 0 && absent.length === 0 })
