import { defineConfig } from '@playwright/test'
import tests from '../../journeys/desktop/playwright.config.ts'

/** The installed Debian package, started as a person starts it. Run by `npm run lab -- installed`. */
export default defineConfig({ ...tests, testDir: '.', projects: [{ name: 'installed' }] })
