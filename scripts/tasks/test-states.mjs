import { spawnSync } from 'node:child_process'
import { ensureBuild } from '../lib/build.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { at } from '../lib/paths.mjs'
import { toolEnv } from '../lib/toolchain.mjs'

/** `npm run test:states [-- -g popups]`: what axe finds in every state of the product, in both themes and in forced colors. */
const browser = findBrowser()
if (browser === undefined) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
ensureBuild()
const tests = ['node_modules/@playwright/test/cli.js', 'test', '--config=states/playwright.config.ts']
const { status } = spawnSync('node', [...tests, ...process.argv.slice(2)], {
  cwd: at('e2e'),
  env: toolEnv({ CHROMIUM: browser }),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
