import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A file that only names an export of another one: `export{a as default}from"./member-1a2b.js";`. */
const ONLY_NAMES = /^(?:import"[^"]+";)*export\{([^}]+)\}from"\.\/([^"]+)";\n?$/

/** The file to import instead, and the names of its exports. */
interface Target {
  file: string
  names: readonly { from: string; to: string }[]
}

/**
 * The bundler gives every module that is imported dynamically a file, even if the module is in a chunk with others. This
 * plugin lets the importers import the chunk itself, and removes those files.
 */
export function directImports(outDir: string, manifest: string): Plugin {
  return {
    name: 'direct-imports',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
      const targets = new Map(chunks.flatMap(targetOf))
      for (const { fileName } of chunks) {
        const file = join(outDir, fileName)
        if (targets.has(nameOf(fileName))) await rm(file)
        else await rewrite(file, (code) => withoutDetours(code, targets))
      }
      await rewrite(join(outDir, manifest), (text) => withoutFiles(text, targets))
    },
  }
}

export function targetOf({
  isEntry,
  fileName,
  code,
}: Pick<Rolldown.OutputChunk, 'isEntry' | 'fileName' | 'code'>): [string, Target][] {
  const [, names, file] = (!isEntry && ONLY_NAMES.exec(code)) || []
  if (names === undefined || file === undefined) return []
  const pairs = names.split(',').map((each) => {
    const [from = '', to = from] = each.split(' as ')
    return { from, to }
  })
  return [[nameOf(fileName), { file, names: pairs }]]
}

const nameOf = (fileName: string) => fileName.replace('assets/', '')

/** Replaces dynamic imports of removed files, and the files in lists of what to preload. */
export function withoutDetours(code: string, targets: ReadonlyMap<string, Target>): string {
  return withoutFiles(
    code.replace(/\bimport\(`\.\/([^`]+)`\)/g, (call, name: string) => {
      const target = targets.get(name)
      if (target === undefined) return call
      const parts = target.names.map(({ from, to }) => `${to}:e.${from}`)
      return `import(\`./${target.file}\`).then(e=>({${parts.join()}}))`
    }),
    targets,
  )
}

function withoutFiles(text: string, targets: ReadonlyMap<string, Target>): string {
  return text.replace(
    /"assets\/([^"]+\.js)"/g,
    (_, name: string) => `"assets/${targets.get(name)?.file ?? name}"`,
  )
}

async function rewrite(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const changed = change(text)
  if (changed !== text) await writeFile(file, changed)
}
