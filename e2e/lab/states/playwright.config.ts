import { defineConfig } from '@playwright/test'
import tests from '../../journeys/playwright.config.ts'
import { resultsOf } from '../../support/web-server.ts'

/** Walks through the states of the product. A command of its own: there are hundreds. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: resultsOf('states'),
})
