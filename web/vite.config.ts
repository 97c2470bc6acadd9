import { mkdir, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './plugins/precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PUBLIC = at('../backend/public')
const PAGES = at('../backend/resources/spa')

/** The server renders the head of index.html, so the file must not be among the static files. */
function moveIndexHtml(): Plugin {
  return {
    name: 'move-index-html',
    apply: 'build',
    async closeBundle() {
      await mkdir(PAGES, { recursive: true })
      await rename(`${PUBLIC}/index.html`, `${PAGES}/index.html`)
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), moveIndexHtml(), precompress(PUBLIC)],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
  build: {
    target: 'chrome114',
    outDir: PUBLIC,
    emptyOutDir: true,
    // The content security policy forbids data URLs for fonts and images.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://localhost:3333' } },
})
