import { defineConfig } from '@playwright/test'
import tests from '../../desktop/playwright.config.ts'
import pictures from '../playwright.config.ts'

/** Takes the pictures of the desktop client, on a desktop of its own. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  workers: 1,
  webServer: pictures.webServer,
})
