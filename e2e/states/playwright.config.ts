import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** Walks through the states of the product. A command of its own: there are hundreds. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results/states',
  webServer: { ...tests.webServer!, cwd: fileURLToPath(new URL('..', import.meta.url)) },
})
