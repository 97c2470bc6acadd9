import type { Rolldown } from 'vite'
import { ADMIN_BAR, LATE, MEMBERS, OPEN, ROUTES } from './parts.ts'

const SCREEN = /\/([\w-]+)-(?:page|screen)\.tsx$/

/**
 * The parts and screens that need a module: the nearest ones among those who import it. What a page for visitors imports
 * dynamically, only members need.
 */
export function ownersOf(id: string, context: Rolldown.ChunkingContext): Set<string> {
  const owners = new Set<string>()
  const seen = new Map<string, boolean>()
  const visit = (module: string, isStatic: boolean): void => {
    if (seen.get(module) === true || seen.get(module) === isStatic) return
    seen.set(module, isStatic)
    const info = context.getModuleInfo(module)
    const { importers = [], dynamicImporters = [] } = info ?? {}
    const isScreen = dynamicImporters.some((importer) => ROUTES.test(importer))
    const open = OPEN.find(({ roots }) => roots.test(module))
    if (open !== undefined) return void (isStatic && owners.add(open.name))
    if (MEMBERS.roots.test(module)) return void owners.add(MEMBERS.name)
    if (ADMIN_BAR.test(module)) return void owners.add('admin')
    const later = dynamicImporters.length > 0 && LATE.find(({ roots }) => roots.test(module))
    if (later) owners.add(later.name)
    if (isScreen) return void owners.add(SCREEN.exec(module)![1]!)
    for (const importer of importers) visit(importer, isStatic)
    if (!later) for (const importer of dynamicImporters) visit(importer, false)
  }
  visit(id, true)
  return owners
}

/** A module and all its static importers, direct and indirect. */
export const importersOf = (id: string, context: Rolldown.ChunkingContext) =>
  reachedFrom(id, (module) => context.getModuleInfo(module)?.importers ?? [])

/** A module and all its static imports, direct and indirect. */
export const importsOf = (id: string, context: Rolldown.ChunkingContext) =>
  reachedFrom(id, (module) => context.getModuleInfo(module)?.importedIds ?? [])

function reachedFrom(id: string, next: (module: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    next(module).forEach(visit)
  }
  visit(id)
  return found
}
