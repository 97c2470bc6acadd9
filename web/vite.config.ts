import { mkdir, rename } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appIcons } from './plugins/app-icons.ts'
import { contentFirst } from './plugins/content-first.ts'
import { firstPaint } from './plugins/first-paint.ts'
import { guidePages } from './plugins/guide/guide-pages.ts'
import { chunkFileNames, chunks } from './plugins/chunks/chunks.ts'
import { directIcons } from './plugins/direct-icons.ts'
import { directImports } from './plugins/direct-imports.ts'
import { noScripts } from './plugins/no-scripts/no-scripts.ts'
import { precompress } from './plugins/precompress.ts'
import { preloadFonts } from './plugins/preload-fonts.ts'
import { routeFiles } from './plugins/route-files.ts'
import { serviceWorker } from './plugins/service-worker.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const PUBLIC = at('../backend/public')
const PAGES = at('../backend/resources/spa')

/** The router without its warnings for developers, which its package ships to every browser. */
const FROM_ROUTER = createRequire(createRequire(at('../ui-kit/package.json')).resolve('react-router-dom'))
const releaseOf = (name: string) =>
  FROM_ROUTER.resolve(name).replace('/development/', '/production/').replace(/\.js$/, '.mjs')

/** A file of texts, for example `en-1a2b3c4d.js`. */
const TEXTS = /\b(en|es|fr|pt)-[\w-]+\.js$/

/** The server renders the head of index.html, and no browser requests the manifest, so neither is a static file. */
function moveIndexHtml(): Plugin {
  return {
    name: 'move-index-html',
    apply: 'build',
    async closeBundle() {
      await mkdir(PAGES, { recursive: true })
      for (const file of ['index.html', 'manifest.json'])
        await rename(`${PUBLIC}/${file}`, `${PAGES}/${file}`)
    },
  }
}

export default defineConfig({
  plugins: [
    directIcons(at('../ui-kit')),
    react(),
    tailwindcss(),
    contentFirst(),
    preloadFonts('geist', 'bricolage-grotesque'),
    directImports(PUBLIC, 'manifest.json'),
    firstPaint(PUBLIC),
    routeFiles(`${PAGES}/routes.json`),
    moveIndexHtml(),
    noScripts(),
    guidePages(`${PAGES}/help`),
    appIcons(at('public/favicon.svg'), PUBLIC),
    serviceWorker(PUBLIC),
    precompress(PUBLIC),
  ],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'],
    alias: ['react-router', 'react-router/dom'].map((name) => ({
      find: new RegExp(`^${name}$`),
      replacement: releaseOf(name),
    })),
  },
  json: { namedExports: false },
  build: {
    target: 'chrome114',
    outDir: PUBLIC,
    emptyOutDir: true,
    manifest: 'manifest.json',
    // The content security policy forbids data URLs for fonts and images.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Texts import nothing, so there is nothing to load beside them.
      resolveDependencies: (file, dependencies) => (TEXTS.test(file) ? [] : dependencies),
    },
    rolldownOptions: { output: { codeSplitting: chunks(), chunkFileNames } },
  },
  server: {
    proxy: {
      '/api': 'http://localhost:3333',
      '/help': 'http://localhost:3333',
      '/manifest.webmanifest': 'http://localhost:3333',
    },
  },
})
