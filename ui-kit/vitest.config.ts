import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vitest/config'

const launchOptions = {
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
  ],
}

export default defineConfig({
  plugins: [react(), tailwindcss()],
  test: {
    unstubGlobals: true,
    restoreMocks: true,
    // What waits for something gets the time of a slow, busy machine.
    expect: { poll: { timeout: 4_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
          environment: 'happy-dom',
          // Typing renders a form for every key, which takes seconds on a slow, busy machine.
          testTimeout: 20_000,
          // A document and the modules are made once per worker; `setup-dom.ts` cleans up after every test.
          isolate: false,
          setupFiles: ['src/testing/setup-dom.ts'],
        },
      },
      {
        extends: true,
        // A package found only while a test runs makes Vite reload the page under it.
        optimizeDeps: { entries: ['src/**/*.tsx'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          setupFiles: ['src/testing/setup-browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
