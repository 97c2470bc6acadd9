import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
  test: {
    unstubGlobals: true,
    restoreMocks: true,
    expect: { poll: { timeout: 4_000 } },
    environment: 'happy-dom',
    // As in the kit: test files share a document, which is cleaned up after every test.
    isolate: false,
    testTimeout: 20_000,
    include: ['src/**/*.test.{ts,tsx}', '{plugins,worker,offline}/**/*.test.ts'],
    setupFiles: ['../ui-kit/src/testing/setup-dom.ts'],
    // The kit is source, not a built package.
    server: { deps: { inline: [/@fanfare\//] } },
  },
})
