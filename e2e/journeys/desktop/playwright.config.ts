import { defineConfig } from '@playwright/test'
import type { Options } from '../../support/desktop/test.ts'
import { resultsOf, webServer } from '../../support/web-server.ts'

const SMOKE = '**/older-electron.spec.ts'

/** The desktop client on desktops of its own. Run by `npm run lab -- desktop`, as a user that is not root. */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: process.env.E2E_RESULTS ?? resultsOf('desktop'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'electron', testIgnore: SMOKE },
    { name: 'older electron', testMatch: SMOKE, use: { electron: process.env.ELECTRON_SMOKE_BIN ?? '' } },
  ],
  webServer: webServer(),
})
