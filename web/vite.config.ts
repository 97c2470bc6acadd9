import { mkdir, rename } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PUBLIC = at('../backend/public')
const PAGES = at('../backend/resources/spa')

/** The server fills in the head of the page, so the page must not lie among the files it serves as they are. */
function pageGoesToTheServer(): Plugin {
  return {
    name: 'page-goes-to-the-server',
    apply: 'build',
    async closeBundle() {
      await mkdir(PAGES, { recursive: true })
      await rename(`${PUBLIC}/index.html`, `${PAGES}/index.html`)
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), pageGoesToTheServer()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
  build: {
    target: 'chrome114',
    outDir: PUBLIC,
    emptyOutDir: true,
    // The security policy allows fonts and pictures from files only.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': 'http://localhost:3333' } },
})
