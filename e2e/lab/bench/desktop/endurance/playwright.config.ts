import { defineConfig } from '@playwright/test'
import { resultsOf, webServer } from '../../../../support/web-server.ts'
import { readOptions } from './options.ts'

const { minutes } = readOptions()

/** Measures the client over an hour. Run by `npm run bench -- endurance`, as a user that is not root. */
export default defineConfig({
  testDir: '.',
  outputDir: process.env.E2E_RESULTS ?? resultsOf('endurance'),
  workers: 1,
  forbidOnly: true,
  timeout: (minutes + 3) * 60_000,
  expect: { timeout: 30_000 },
  webServer: webServer(),
})
