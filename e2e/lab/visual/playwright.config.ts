import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../../journeys/playwright.config.ts'
import { MORNING, withClock } from '../pictures/support/clock.ts'
import { resultsOf, webServer } from '../../support/web-server.ts'

const clock = fileURLToPath(new URL('../pictures/support/slow-clock.mjs', import.meta.url))

/** What happens to the pictures: they are compared, accepted, or only taken, by another browser. */
const mode = (process.env.VISUAL ?? 'compare') as 'compare' | 'accept' | 'take'
const folder = mode === 'take' ? resultsOf('visual-taken') : 'accepted'

/** Compares screenshots with the accepted pictures, on fresh demo data at a fixed time. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: resultsOf('visual'),
  ...(mode !== 'compare' && { grep: /looks as accepted/ }),
  updateSnapshots: ({ compare: 'none', accept: 'changed', take: 'all' } as const)[mode],
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  expect: {
    ...tests.expect,
    // Another processor may antialias letters differently; a moved or recolored element has more pixels.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 90 },
  },
  webServer: webServer(withClock(MORNING, `--import=${clock}`)),
})
