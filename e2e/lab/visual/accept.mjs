import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { ensureBuild } from '../../../scripts/lib/build.mjs'
import { findBrowser } from '../../../scripts/lib/find-browser.mjs'
import { at } from '../../../scripts/lib/paths.mjs'
import { toolEnv } from '../../../scripts/lib/toolchain.mjs'
import { acceptedVersion, keepAccepted, majorVersion, VISUAL_CONFIG } from './versions.mjs'

/**
 * `npm run lab -- visual-accept [-g landing]`: accepts the current screens of the visual comparison. With another version of
 * Chromium all pictures are taken anew.
 */
const browser = findBrowser()
if (browser === undefined) throw new Error('No Chromium was found. Install one, or name it in CHROMIUM.')
const version = majorVersion(browser)
await ensureBuild()
if (version !== acceptedVersion())
  rmSync(at('e2e', 'lab', 'visual', 'accepted'), { recursive: true, force: true })
const { status } = spawnSync(
  'node',
  ['node_modules/@playwright/test/cli.js', 'test', VISUAL_CONFIG, ...process.argv.slice(2)],
  {
    cwd: at('e2e'),
    env: toolEnv({ CHROMIUM: browser, VISUAL: 'accept' }),
    stdio: 'inherit',
  },
)
await keepAccepted(version)
process.exitCode = status ?? 1
