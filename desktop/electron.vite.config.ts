import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'

const at = (path: string) => resolve(import.meta.dirname, path)

/** CommonJS and everything in one file: runs on Electron 25 and on 45, and a sandboxed preload can load nothing else. */
const forNode = (entry: string) => ({
  build: {
    target: 'node18.15',
    externalizeDeps: false,
    minify: 'oxc' as const,
    rolldownOptions: { input: { index: at(entry) }, output: { format: 'cjs' as const } },
  },
})

/** Nested routes are reloaded at their own address, where relative addresses of scripts would lead nowhere. */
const absoluteBase: Plugin = { name: 'absolute-base', config: () => ({ base: '/' }) }

/** The first frame needs the styles and nothing else, so they are asked for before the eighty files of the client. */
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

/** A file from disk costs a round to main, not a transfer: few large ones are there sooner than eighty small ones. */
const FEW_FILES = [
  { name: 'packages', test: /node_modules/ },
  { name: 'floor', test: /ui-kit[\\/]src[\\/](?!features).*\.tsx?$/ },
]

export default defineConfig({
  main: forNode('src/main/index.ts'),
  preload: forNode('src/preload/index.ts'),
  renderer: {
    root: at('src/renderer'),
    publicDir: at('../web/public'),
    plugins: [react(), tailwindcss(), absoluteBase, stylesFirst],
    resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'i18next', 'react-i18next'] },
    build: {
      minify: 'oxc',
      target: 'chrome114',
      cssTarget: 'chrome114',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: at('src/renderer/index.html') },
        output: { codeSplitting: { groups: FEW_FILES } },
      },
    },
  },
})
