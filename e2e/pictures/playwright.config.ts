import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'
import { dataDir, port } from '../support/instance.ts'
import { INSTALLED, MORNING, withClock } from './support/clock.ts'

const clock = fileURLToPath(new URL('support/slow-clock.mjs', import.meta.url))

/** Takes the pictures of the guide, one after the other: a later one shows what an earlier one has changed. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  testIgnore: 'desktop/**',
  outputDir: '../test-results/pictures',
  workers: 1,
  fullyParallel: false,
  use: {
    ...tests.use,
    viewport: { width: 1200, height: 750 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  },
  webServer: {
    command: 'node support/server.mjs',
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `http://localhost:${port}/api/ready`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      INSTALLED_AT: String(INSTALLED),
      ...withClock(MORNING, `--import=${clock}`),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
})
