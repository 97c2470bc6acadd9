import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../plugins/precompress.ts'

const OUTPUT = process.env.EMPTY_PAGE_OUTPUT
if (OUTPUT === undefined) throw new Error('EMPTY_PAGE_OUTPUT names the folder of the built page')

/** The page that `npm run bench -- web` measures next to the product's: built and compressed in the same way. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/empty-page/',
  plugins: [react(), precompress(OUTPUT)],
  build: { target: 'chrome114', outDir: OUTPUT, emptyOutDir: true, assetsInlineLimit: 0 },
})
