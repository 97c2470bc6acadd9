import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Limits that a slow, busy machine meets too. */
const LIMITS = { testTimeout: 20_000, expect: { poll: { timeout: 4_000 } } }

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...LIMITS,
          name: 'main',
          environment: 'node',
          include: ['src/{main,shared,preload}/**/*.test.ts'],
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      {
        plugins: [react()],
        resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
        test: {
          ...LIMITS,
          name: 'windows',
          environment: 'happy-dom',
          // As in the kit: cheap to share, and cleaned up after every test.
          isolate: false,
          include: ['src/renderer/**/*.test.{ts,tsx}'],
          setupFiles: [at('src/renderer/testing/setup.ts'), at('../ui-kit/src/testing/setup-dom.ts')],
          unstubGlobals: true,
          restoreMocks: true,
          // The kit is imported as source.
          server: { deps: { inline: [/@fanfare\//] } },
        },
      },
    ],
  },
})
