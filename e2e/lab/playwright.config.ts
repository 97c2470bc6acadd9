import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** Measures the product: whole crawls, layout, shifts on a slow line, and the sandbox itself. A command of its own. */
export default defineConfig({
  ...tests,
  testDir: '.',
  outputDir: '../test-results/lab',
  webServer: { ...tests.webServer!, cwd: fileURLToPath(new URL('..', import.meta.url)) },
})
