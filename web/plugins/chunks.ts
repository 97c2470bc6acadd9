import type { Rolldown } from 'vite'

interface Chunk {
  name: string
  /** The parts of the client that need it. What they import statically is a part of the chunk. */
  roots: RegExp
  /** Only what another of the parts needs too is a part of it. */
  shared?: boolean
}

const LANDING = /\/landing-page\.tsx$/
const LATER = /\/(?:global-shortcuts|web-effects|consent-banner|after-load|public-page-head)\.tsx$/
const WEBSITE = /\/(?:integrations|slack-demo|pricing|privacy|terms)-page\.tsx$/
const PUBLIC =
  /\/(?:public-post|public-organization|community-landing|slack-integration)-page\.tsx$|\/live-example\.tsx$/
const QUERIES = /\/query-scope\.tsx$|\/http-client\.ts$/
const MEMBER =
  /\/dashboard-page\.tsx$|\/(?:member-bar|session-runtime|live-connection|current-organization-source)\.tsx$/
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform|valibot)\//

/** In order: a module belongs to the first chunk that it fits. What is in none is split by the pages that need it. */
const CHUNKS: readonly Chunk[] = [
  { name: 'forms', roots: FORMS },
  { name: 'landing', roots: LANDING },
  { name: 'later', roots: LATER },
  { name: 'website', roots: WEBSITE, shared: true },
  { name: 'queries', roots: QUERIES },
  { name: 'public', roots: PUBLIC },
  { name: 'member', roots: MEMBER },
]

const ROOTS = [LANDING, LATER, WEBSITE, PUBLIC, MEMBER]

/** Stay a file of their own, which the manifest of the build names. */
const ENTRY = /\/web\/(?:index\.html|src\/main\.ts)$/

/** Their index files import all of the package, so it does not tell who needs a module. */
const BARRELS = /\/node_modules\/(?:react-i18next|html-parse-stringify)\//

/**
 * The chunks of the client: one with what every page needs, one for each audience, and one a page. A page that is
 * opened first needs few files, and none that another audience needs.
 */
export function chunks(): Rolldown.CodeSplittingOptions {
  return {
    groups: [
      { name: 'start', tags: ['$initial'], test: (id) => !ENTRY.test(id), priority: CHUNKS.length + 1 },
      ...CHUNKS.map((chunk, index) => groupOf(chunk, CHUNKS.length - index)),
    ],
  }
}

/** A shared chunk is named after all pages that need it; the first part of its name is enough. */
export function chunkFileNames({ name }: { name: string }): string {
  return `assets/${name.split('~')[0]}-[hash].js`
}

function groupOf({ name, roots, shared = false }: Chunk, priority: number): Rolldown.CodeSplittingGroup {
  return {
    priority,
    debugName: name,
    test: (id) => !BARRELS.test(id),
    name: (id, context) => {
      const parts = [...importersOf(id, context)]
      if (!parts.some((part) => roots.test(part))) return null
      const users = parts.filter((part) => ROOTS.some((root) => root.test(part)))
      return shared && users.length < 2 ? null : name
    },
  }
}

/** A module and all that import it statically, themselves or through others. */
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
