import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { hashOf } from './hash-of.ts'
import { buildOfflinePage, type OfflinePage } from './offline-page.ts'

const WORKER = fileURLToPath(new URL('../worker/service-worker.ts', import.meta.url))

/** Builds the service worker and its offline page along with the client, and a file that names the build. */
export function serviceWorker(outDir: string): Plugin {
  let id: string | undefined
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        // The names of built files contain a hash of their content.
        id = hashOf(html, ...Object.keys(bundle ?? {}).toSorted())
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }]
      },
    },
    async writeBundle() {
      await writeFile(join(outDir, 'build.json'), JSON.stringify({ build: id }))
      await buildWorker(outDir, await buildOfflinePage(outDir))
    },
  }
}

/** One file, because not all browsers let a worker import modules. */
async function buildWorker(outDir: string, { files, version }: OfflinePage): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { OFFLINE_FILES: JSON.stringify(files), OFFLINE_VERSION: JSON.stringify(version) },
    build: {
      target: 'chrome114',
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: WORKER, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
