import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(?:js|css|svg|json|txt)$/
/** Smaller files fit into one packet anyway. */
const SIZE_MIN = 1_024

const encode = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
}

/** Compresses every text file of the build into a `.br` and a `.gz` file next to it. */
export function precompress(folder: string): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(folder, { recursive: true })
      for (const name of names.filter((each) => TEXT.test(each))) {
        const content = await readFile(join(folder, name))
        if (content.length < SIZE_MIN) continue
        for (const [extension, compress] of Object.entries(encode))
          await writeFile(join(folder, `${name}.${extension}`), await compress(content))
      }
    },
  }
}
