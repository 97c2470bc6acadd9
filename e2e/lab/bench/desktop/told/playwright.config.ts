import { defineConfig } from '@playwright/test'
import { resultsOf, webServer } from '../../../../support/web-server.ts'

/** Measures the main job on a desktop of its own. Run by `npm run bench -- told`, as a user that is not root. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_RESULTS ?? resultsOf('told'),
  workers: 1,
  forbidOnly: true,
  timeout: 10 * 60_000,
  expect: { timeout: 30_000 },
  webServer: webServer(),
})
