import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Builds the server-side renderer of public pages into one folder without dependencies. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
  ssr: { noExternal: true },
  // The server decides at its start which React it would run: the one for development takes eight times as long.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/render-page.ts',
    target: 'node24',
    outDir: fileURLToPath(new URL('../backend/resources/spa/server', import.meta.url)),
    emptyOutDir: true,
    minify: false,
  },
})
