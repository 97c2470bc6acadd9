import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'],
    // Outside of Electron its module has nothing to offer but an error.
    alias: { electron: resolve(import.meta.dirname, 'src/main/testing/electron.ts') },
  },
  test: {
    unstubGlobals: true,
    restoreMocks: true,
    // The kit is source, not a built package.
    server: { deps: { inline: [/@fanfare\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'main',
          environment: 'node',
          include: ['src/{main,preload,shared}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'windows',
          environment: 'happy-dom',
          include: ['src/renderer/**/*.test.{ts,tsx}'],
          setupFiles: ['src/renderer/testing/setup.ts', '../ui-kit/src/testing/setup-dom.ts'],
        },
      },
    ],
  },
})
