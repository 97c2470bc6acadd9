import { defineConfig } from '@playwright/test'
import tests from '../../../journeys/desktop/playwright.config.ts'
import pictures from '../playwright.config.ts'

/** Takes the pictures of the desktop client, on an isolated desktop. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  workers: 1,
  webServer: pictures.webServer,
})
