import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'
import { MORNING, withClock } from '../pictures/support/clock.ts'
import { dataDir, port } from '../support/instance.ts'

const clock = fileURLToPath(new URL('../pictures/support/slow-clock.mjs', import.meta.url))

/** What happens to the pictures: they are compared, become the accepted ones, or are only taken, by another browser. */
const mode = (process.env.VISUAL ?? 'compare') as 'compare' | 'accept' | 'take'
const folder = mode === 'take' ? '../test-results/visual-taken' : 'accepted'

/** Compares what screens look like with the accepted pictures, on fresh demo data at a fixed time. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results/visual',
  ...(mode !== 'compare' && { grep: /looks as accepted/ }),
  updateSnapshots: ({ compare: 'none', accept: 'changed', take: 'all' } as const)[mode],
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  expect: {
    ...tests.expect,
    // Another processor may round the edge of a letter differently; what moves or changes its color has more pixels.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixels: 90 },
  },
  webServer: {
    command: 'node support/server.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/api/ready`,
    env: { PORT: String(port), DATA_DIR: dataDir, ...withClock(MORNING, `--import=${clock}`) },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
})
