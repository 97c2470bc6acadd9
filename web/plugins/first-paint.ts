import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

const SCRIPT = '<script src="/first-paint.js"></script>'

/**
 * Minifies the script that runs before the first paint, which Vite would copy with its comments, and puts it into the page:
 * a file would delay the first paint by a round trip. The server names its hash in the security policy.
 */
export function firstPaint(outDir: string): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    async writeBundle() {
      const file = join(outDir, 'first-paint.js')
      const { code } = await minify(file, await readFile(file, 'utf8'))
      await writeFile(file, code)
      const page = join(outDir, 'index.html')
      const html = await readFile(page, 'utf8')
      if (!html.includes(SCRIPT)) throw new Error('index.html does not load first-paint.js')
      await writeFile(
        page,
        html.replace(SCRIPT, () => `<script>${code.trim()}</script>`),
      )
    },
  }
}
