import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

/** The installed Debian package, started as a person starts it. Run by `npm run test:desktop-deb`. */
export default defineConfig({ ...tests, testDir: './tests', projects: [{ name: 'installed' }] })
