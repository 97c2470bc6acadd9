import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const read = (path: string) => readFile(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** The style sheet of pages without scripts, in the system's theme, since only a script could apply another one. */
export function noScripts(): Plugin {
  return {
    name: 'no-scripts',
    apply: 'build',
    async generateBundle() {
      const tokens = await read('../../../ui-kit/src/styles/tokens.css')
      const dark = /:root\[data-theme='dark'\] (\{.*?\})/s.exec(tokens)?.[1]
      if (dark === undefined) this.error('tokens.css has no dark theme')
      const theme = `@media (prefers-color-scheme: dark) {\n:root[data-theme] ${dark}\n}\n`
      this.emitFile({
        type: 'asset',
        fileName: 'no-scripts.css',
        source: (await read('./no-scripts.css')) + theme,
      })
    },
  }
}
