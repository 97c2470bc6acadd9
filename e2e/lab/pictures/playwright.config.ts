import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../../journeys/playwright.config.ts'
import { resultsOf, webServer } from '../../support/web-server.ts'
import { INSTALLED, MORNING, withClock } from './support/clock.ts'

const clock = fileURLToPath(new URL('support/slow-clock.mjs', import.meta.url))

/** Takes the pictures of the guide in sequence: later ones show the effects of earlier ones. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  testIgnore: 'desktop/**',
  outputDir: resultsOf('pictures'),
  workers: 1,
  fullyParallel: false,
  use: {
    ...tests.use,
    viewport: { width: 1200, height: 750 },
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
  },
  webServer: webServer({ INSTALLED_AT: String(INSTALLED), ...withClock(MORNING, `--import=${clock}`) }),
})
