import { defineConfig } from '@playwright/test'
import { port } from '../support/instance.ts'
import { resultsOf, webServer } from '../support/web-server.ts'

const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: './browser',
  outputDir: resultsOf('browser'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    // Declined, so that no page ends with the question; its own spec starts without a choice.
    storageState: {
      cookies: [],
      origins: [{ origin: baseURL, localStorage: [{ name: 'cookie_consent', value: 'declined' }] }],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Actions, requests and the console. Pictures of every step cost a third of the CPU time: `--trace on` takes them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--host-resolver-rules=MAP plain.fanfare.test 127.0.0.1',
      ],
    },
  },
  webServer: webServer(),
})
