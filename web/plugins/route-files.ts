import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import type { RouteFiles } from '@fanfare/contract/community/data/route_files.ts'
import { LANGUAGES } from '@fanfare/contract/core/rules/language.ts'
import { ADMIN_BAR, isLate, LISTS, MEMBER, ROUTES } from './chunks/parts.ts'
import { routesIn, type FoundRoute } from './routes-in.ts'

/** Namespaces that a component waits for, so without those of a call with options. */
const NAMESPACES = /\buseTranslation\(\[?([^)\]]*)\]?\)/g
const TEXTS = /\/([\w-]+)\/locales\/(\w\w)(?:\/(\w+))?\.json$/
/** The namespaces of texts that do not have the name of their folder. */
const FOLDERS: Record<string, string> = { app: 'shell', src: 'landing' }

type Modules = ReadonlySet<string>

/**
 * Writes which scripts each route needs at once, so that the server can name them in its page: the code of the screen and
 * of what surrounds it, and the texts of both.
 */
export function routeFiles(file: string): Plugin {
  const routes: FoundRoute[] = []
  const namespaces = new Map<string, string[]>()
  return {
    name: 'route-files',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (ROUTES.test(id)) routes.push(...routesIn(code, dirname(id)))
      const named = [...code.matchAll(NAMESPACES)].flatMap(([, list = '']) => list.match(/[\w-]+/g) ?? [])
      if (named.length > 0) namespaces.set(id, named)
    },
    async writeBundle(_options, bundle) {
      const built = new BuiltFiles(bundle)
      const all = [...this.getModuleIds()]
      const files = routes.map(({ path, screen, access }) => {
        const around = all.filter((id) => isAround(id, access))
        const modules = built.neededBy([...around, screen], (id) => this.getModuleInfo(id))
        const used = [...modules].flatMap((id) => namespaces.get(id) ?? [])
        return [
          path,
          {
            scripts: built.scriptsOf(modules),
            texts: built.textsOf(['common', 'shell', ...used]),
            hasFrame: isForMembers(access),
          },
        ]
      })
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(Object.fromEntries(files) satisfies RouteFiles))
    },
  }
}

const isForMembers = (access: string) => access === 'member' || access === 'administrator'

/** Whether a module surrounds the screens with this access. */
const isAround = (id: string, access: string) =>
  LISTS.test(id) ||
  (isForMembers(access) && MEMBER.test(id)) ||
  (access === 'administrator' && ADMIN_BAR.test(id))

/** The files of a build, by the modules in them. */
class BuiltFiles {
  readonly #chunks: Rolldown.OutputChunk[]
  readonly #fileOf: ReadonlyMap<string, string>
  /** What every page loads. */
  readonly #entry: ReadonlySet<string>

  constructor(bundle: Rolldown.OutputBundle) {
    this.#chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
    this.#fileOf = new Map(
      this.#chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)),
    )
    this.#entry = this.#withImports(
      this.#chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName),
    )
  }

  /** All imports of modules. A dynamic one counts if its module is in a file that is loaded anyway. */
  neededBy(roots: readonly string[], infoOf: (id: string) => Rolldown.ModuleInfo | null): Modules {
    const found = new Set<string>()
    const files = new Set<string | undefined>()
    const later = new Set<string>()
    const visit = (id: string): void => {
      if (found.has(id)) return
      found.add(id)
      files.add(this.#fileOf.get(id))
      const { importedIds = [], dynamicallyImportedIds = [] } = infoOf(id) ?? {}
      importedIds.forEach(visit)
      for (const each of dynamicallyImportedIds) if (!isLate(each)) later.add(each)
    }
    roots.forEach(visit)
    for (const id of later) if (this.#fileOf.has(id) && files.has(this.#fileOf.get(id))) visit(id)
    return found
  }

  /** The files of modules and of their imports, without those that every page loads. */
  scriptsOf(modules: Modules): string[] {
    const files = [...modules].flatMap((id) => this.#fileOf.get(id) ?? [])
    return [...this.#withImports(files)].filter((file) => !this.#entry.has(file))
  }

  /** The files of namespaces of texts, by language. */
  textsOf(namespaces: readonly string[]): Record<string, string[]> {
    const texts = [...this.#fileOf].flatMap(([id, file]) => {
      const [, folder = '', language, name = FOLDERS[folder] ?? folder] = TEXTS.exec(id) ?? []
      return language !== undefined && namespaces.includes(name) ? [{ language, file }] : []
    })
    const inLanguage = (language: string) => texts.filter((each) => each.language === language)
    return Object.fromEntries(
      LANGUAGES.map((each) => [each, [...new Set(inLanguage(each).map(({ file }) => file))]]),
    )
  }

  #withImports(files: readonly string[], found = new Set<string>()): ReadonlySet<string> {
    for (const file of files) {
      if (found.has(file)) continue
      found.add(file)
      this.#withImports(this.#chunks.find(({ fileName }) => fileName === file)?.imports ?? [], found)
    }
    return found
  }
}
