import { defineConfig } from '@playwright/test'
import tests from '../../journeys/playwright.config.ts'
import { resultsOf } from '../../support/web-server.ts'

/** Measures the product: whole crawls, layout, layout shifts on a slow connection, and the sandbox itself. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: resultsOf('screens'),
})
