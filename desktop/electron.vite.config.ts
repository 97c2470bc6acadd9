import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { preloadFonts } from '../web/plugins/preload-fonts.ts'

const at = (path: string) => resolve(import.meta.dirname, path)

/** The features of Electron 33, the oldest version that all tests run on. A smoke test runs the result on 25. */
const NODE = 'node20.18'
const CHROME = 'chrome130'

/** CommonJS in one file: every Electron since 25 runs it, and a sandboxed preload script cannot load other files. */
const forNode = (entry: string) => ({
  build: {
    target: NODE,
    externalizeDeps: false,
    minify: 'oxc' as const,
    rolldownOptions: { input: { index: at(entry) }, output: { format: 'cjs' as const } },
  },
})

/** Leaves out the part of the log that would send it to a server: it loads HTTP and TLS before the first window. */
const localLog: Plugin = {
  name: 'local-log',
  load: (id) =>
    /electron-log[\\/]src[\\/]node[\\/]transports[\\/]remote\.js$/.test(id)
      ? 'module.exports = () => null'
      : undefined,
}

/** Relative URLs of scripts would break when a nested route is reloaded. */
const absoluteBase: Plugin = { name: 'absolute-base', config: () => ({ base: '/' }) }

/** Loads the styles before the scripts, because the first frame needs them only. */
const stylesFirst: Plugin = {
  name: 'styles-first',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
      const others = styles.reduce((page, link) => page.replace(link, ''), html)
      return others.replace('</title>', `</title>${styles.join('')}`)
    },
  },
}

/** Brings the mark of the first frame within the page. Chromium counts an image as a first frame, but no drawing. */
const inlineMark: Plugin = {
  name: 'inline-mark',
  transformIndexHtml: (html) => {
    const mark = encodeURIComponent(readFileSync(at('../web/public/favicon.svg'), 'utf8'))
    return html.replace('src="/favicon.svg"', `src="data:image/svg+xml,${mark}"`)
  },
}

/** Every file costs a round trip to main, so few large files load faster than eighty small ones. */
const FEW_FILES = [
  { name: 'packages', test: /node_modules/ },
  {
    name: 'shared',
    test: /desktop[\\/]src[\\/](shared|renderer[\\/](hooks|components|platform|shell|find))[\\/]/,
  },
  { name: 'floor', test: /ui-kit[\\/]src[\\/](?!features).*\.tsx?$/ },
]

export default defineConfig({
  main: { ...forNode('src/main/index.ts'), plugins: [localLog] },
  preload: forNode('src/preload/index.ts'),
  renderer: {
    root: at('src/renderer'),
    publicDir: at('../web/public'),
    plugins: [
      react(),
      tailwindcss(),
      absoluteBase,
      stylesFirst,
      inlineMark,
      preloadFonts('geist', 'bricolage-grotesque'),
    ],
    resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
    build: {
      minify: 'oxc',
      target: CHROME,
      cssTarget: CHROME,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: at('src/renderer/index.html') },
        output: { codeSplitting: { groups: FEW_FILES } },
      },
    },
  },
})
