import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const IMPORT = /^import \{([^}]+)\} from 'lucide-react'$/gm
const CREATE_ICON = fileURLToPath(new URL('./create-icon.tsx', import.meta.url))
const EXPORT = /^export \{([^}]+)\} from '(\.\/icons\/[\w-]+\.mjs)'/gm

/**
 * Imports each icon from its own file, which draws it with `create-icon.tsx`. Through the index of the package every page
 * would seem to need every icon, so that the client could not be split by page.
 */
export function directIcons(kit: string): Plugin {
  const icons = iconFiles(kit)
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/') ? CREATE_ICON : null,
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !IMPORT.test(code)) return null
      return { code: code.replace(IMPORT, (_, names: string) => importsOf(names, icons)), map: null }
    },
  }
}

function importsOf(names: string, icons: ReadonlyMap<string, string>): string {
  const wanted = names.split(',').map((name) => name.trim())
  return wanted
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [icon = '', local = icon] = name.split(' as ')
      const file = icons.get(icon)
      if (file === undefined) throw new Error(`lucide-react has no icon called ${icon}`)
      return `import ${local} from ${JSON.stringify(file)}`
    })
    .join(';')
}

/** The file of each icon by its name, as the index of the package lists them. */
export function iconFiles(kit: string): ReadonlyMap<string, string> {
  const main = createRequire(join(kit, 'package.json')).resolve('lucide-react')
  const folder = join(dirname(main), '..', 'esm')
  const index = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, file)] as const),
    ),
  )
}
