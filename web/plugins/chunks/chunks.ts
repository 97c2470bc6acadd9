import type { Rolldown } from 'vite'
import { importersOf, importsOf, ownersOf } from './owners.ts'
import {
  ALIKE,
  CHUNKS,
  CONTROLS,
  DATA,
  LANDING,
  LATE,
  MEMBERS,
  OPEN,
  RARE,
  TEXTS,
  type Part,
} from './parts.ts'

/** These stay files of their own, which the manifest of the build names. */
const ENTRY = /\/web\/(?:index\.html|src\/main\.ts)$/

/** Its index file imports the whole package, so it does not show who needs a module. */
const BARREL = /\/node_modules\/react-i18next\//

/**
 * The chunks of the client: one for code that every page needs, one for each group of users, and one per screen. A first
 * visit loads few files, and none that only others need.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const start: Rolldown.CodeSplittingGroup = {
    name: (id, context) => (isForAll(id, context) ? 'start' : null),
  }
  const parts = { debugName: 'parts', test: isTold, name: partsOf }
  const texts = { debugName: 'texts', test: /\.json$/, name: textsOf }
  const groups = [start, ...CHUNKS.map(groupOf), parts, texts]
  return {
    groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
    // Importers of a module also need its imports, so the names cover all of them.
    includeDependenciesRecursively: false,
  }
}

export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`
}

/** Whether every page needs a module, or the landing page and others do: otherwise others would load the landing page. */
function isForAll(id: string, context: Rolldown.ChunkingContext): boolean {
  if (ENTRY.test(id)) return false
  const importers = [...importersOf(id, context)]
  const needs = (roots: RegExp) => importers.some((importer) => roots.test(importer))
  return (
    needs(ENTRY) || (isTold(id) && needs(LANDING) && [...OPEN, MEMBERS].some(({ roots }) => needs(roots)))
  )
}

const isTold = (id: string) => !BARREL.test(id) && !id.endsWith('.json')

function groupOf({ name, roots }: Part): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    test: isTold,
    name: (id, context) => ([...importersOf(id, context)].some((part) => roots.test(part)) ? name : null),
  }
}

/** The chunk of a file of texts, one per language and audience; null for a file of its own. */
function textsOf(id: string): string | null {
  const [, language] = /\/locales\/(\w\w)(?:\/\w+)?\.json$/.exec(id) ?? []
  const part = TEXTS.find(({ roots }) => roots.test(id))
  return part && language ? `${part.name}-${language}` : null
}

/** The chunk of a module that only some pages need; null for a file of its own. */
function partsOf(id: string, context: Rolldown.ChunkingContext): string | null {
  if ([...importersOf(id, context)].some((importer) => DATA.test(importer))) return 'common'
  const owners = ownersOf(id, context)
  for (const { name, of } of LATE) if (of !== undefined && owners.has(of)) owners.delete(name)
  for (const name of RARE) if (owners.size > 1) owners.delete(name)
  const open = OPEN.map(({ name }) => name).filter((name) => owners.delete(name))
  if (open.length === 0) return owners.size === 0 ? null : restOf(id, owners, context)
  if (open.length === 1 && owners.size === 0) return open[0]!
  return open.every((name) => name === 'public' || name === 'website') ? 'pages' : 'common'
}

function restOf(id: string, owners: ReadonlySet<string>, context: Rolldown.ChunkingContext): string {
  if (owners.has(MEMBERS.name)) return MEMBERS.name
  const alike = ALIKE.find(({ roots }) => [...owners].every((name) => roots.test(name)))
  if (alike) return alike.name
  const [only] = owners
  if (owners.size === 1) return only!
  if (CONTROLS.test(id)) return 'controls'
  if (owners.has('popups')) return MEMBERS.name
  const needsControls = [...importsOf(id, context)].some((each) => CONTROLS.test(each))
  if (owners.has('post')) return MEMBERS.name
  return needsControls ? 'controls' : 'shared'
}
