import type { Rolldown } from 'vite'

/** Entry modules of the parts of the client that need a chunk. Their static imports belong to the chunk. */
interface Chunk {
  name: string
  roots: RegExp
}

/** The page that most visitors open first. */
const LANDING = /\/landing-page\.tsx$/

/** In order: a module belongs to the first matching chunk. */
const CHUNKS: readonly Chunk[] = [
  { name: 'forms', roots: /\/node_modules\/(?:react-hook-form|@hookform|valibot)\// },
  { name: 'landing', roots: LANDING },
  {
    name: 'later',
    roots: /\/(?:global-shortcuts|web-effects|consent-banner|after-load|public-page-head)\.tsx$/,
  },
  { name: 'queries', roots: /\/query-scope\.tsx$|\/http-client\.ts$/ },
]

/** The rest of the code of popups. */
const POPUPS = { name: 'popups', roots: /\/primitives\/late\/[\w-]+-popup\.tsx$/ }

/** Its pages are opened one by one, and also contain what an audience shares. */
const WEBSITE = /\/(?:integrations|slack-demo|pricing|privacy|terms)-page\.tsx$/

/** Modules in no root are grouped with others that the same audiences need. */
const AUDIENCES: readonly Chunk[] = [
  { name: 'example', roots: /\/live-example\.tsx$/ },
  {
    name: 'public',
    roots: /\/(?:public-post|public-organization|community-landing|slack-integration)-page\.tsx$/,
  },
  { name: 'sign-in', roots: /\/(?:login|register)-screen\.tsx$/ },
  {
    name: 'member',
    roots:
      /\/dashboard-page\.tsx$|\/(?:member-bar|session-runtime|live-connection|current-organization-source)\.tsx$/,
  },
]

/** These stay files of their own, which the manifest of the build names. */
const ENTRY = /\/web\/(?:index\.html|src\/main\.ts)$/

/** Its index file imports the whole package, so it does not show who needs a module. */
const BARREL = /\/node_modules\/react-i18next\//

/**
 * The chunks of the client: one for code that every page needs, one for each audience, and one per page. A first visit
 * loads few files, and none that only another audience needs.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  const start: Rolldown.CodeSplittingGroup = {
    name: (id, context) => (isForAll(id, context) ? 'start' : null),
  }
  const audiences = { debugName: 'audiences', test: isTold, name: audiencesOf }
  const groups = [start, ...CHUNKS.map(groupOf), audiences, groupOf(POPUPS)]
  return {
    groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
    // Importers of a module also need its imports, so the names cover all of them.
    includeDependenciesRecursively: false,
  }
}

/** Whether a built file is one of these chunks, rather than a small file that few pages share. */
export function isChunkOfMany(file: string): boolean {
  return [...CHUNKS, ...AUDIENCES, POPUPS].some(({ name }) => file.startsWith(`assets/${name}-`))
}

/** A shared chunk is named after all pages that need it; the first part of its name is enough. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`
}

/** Whether every page needs a module, or the landing page and others do: otherwise others would load the landing page. */
function isForAll(id: string, context: Rolldown.ChunkingContext): boolean {
  if (ENTRY.test(id)) return false
  const parts = [...importersOf(id, context)]
  const needs = (roots: RegExp) => parts.some((part) => roots.test(part))
  return needs(ENTRY) || (isTold(id) && needs(LANDING) && AUDIENCES.some(({ roots }) => needs(roots)))
}

const isTold = (id: string) => !BARREL.test(id)

function groupOf({ name, roots }: Chunk): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    test: isTold,
    name: (id, context) => ([...importersOf(id, context)].some((part) => roots.test(part)) ? name : null),
  }
}

/** The names of the audiences that need a module; null for a module of a single page of the website. */
function audiencesOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const parts = [...importersOf(id, context)]
  const audiences = AUDIENCES.filter(({ roots }) => parts.some((part) => roots.test(part)))
  if (audiences.length > 0) return audiences.map(({ name }) => name).join('-')
  return parts.filter((part) => WEBSITE.test(part)).length < 2 ? null : 'website'
}

/** A module and all its static importers, direct and indirect. */
function importersOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (module: string): void => {
    if (found.has(module)) return
    found.add(module)
    context.getModuleInfo(module)?.importers.forEach(visit)
  }
  visit(id)
  return found
}
