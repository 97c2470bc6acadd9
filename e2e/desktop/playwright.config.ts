import { defineConfig } from '@playwright/test'
import { dataDir, port } from '../support/instance.ts'
import type { Options } from './support/test.ts'

const SMOKE = '**/older-electron.spec.ts'

/** The desktop client on desktops of its own. Run by `npm run test:desktop`, as a user that is not root. */
export default defineConfig<Options>({
  testDir: './tests',
  outputDir: process.env.E2E_RESULTS ?? '../test-results/desktop',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'electron', testIgnore: SMOKE },
    { name: 'older electron', testMatch: SMOKE, use: { electron: process.env.ELECTRON_SMOKE_BIN ?? '' } },
  ],
  webServer: {
    command: 'node ../support/server.mjs',
    // For the configurations that extend this one from another folder.
    cwd: import.meta.dirname,
    url: `http://localhost:${port}/api/ready`,
    env: { PORT: String(port), DATA_DIR: dataDir },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    reuseExistingServer: false,
  },
})
