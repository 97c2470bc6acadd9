import { existsSync, readdirSync } from 'node:fs'
import { extname } from 'node:path'

/** Files that have to be those of the newest release, so that all users get a release with their next visit. */
const CURRENT = /[\\/](?:sw\.js|build\.json|offline\.html)(?:\.br|\.gz)?$/

/** The `cache-control` header of a file of the built web client, by its path on disk. */
export function lifetimeOf(path: string): string {
  // Their names contain a hash of their content.
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable'
  return CURRENT.test(path) ? 'public, no-cache' : 'public, max-age=3600'
}

/** The encodings of stored files, the smallest first, by the extension that the build appends. */
const ENCODINGS = { '.br': 'br', '.gz': 'gzip' } as const

type Extension = keyof typeof ENCODINGS
export type Encoding = (typeof ENCODINGS)[Extension]

/** The types of the files that the build compresses. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/** A stored compressed file: `/assets/app-1a2b.js.br`. */
export interface Variant {
  path: string
  encoding: Encoding
}

/** The headers of a compressed file by its path; none for any other file. */
export function encodingHeaders(path: string): Record<string, string> {
  const extension = extname(path) as Extension
  const type = TYPES[extname(path.slice(0, -extension.length))]
  if (!Object.hasOwn(ENCODINGS, extension) || type === undefined) return {}
  return { 'content-type': type, 'content-encoding': ENCODINGS[extension] }
}

/** The files of a folder that also exist compressed. They are listed once: the folder only changes with a release. */
export class PrecompressedFiles {
  readonly #paths: ReadonlySet<string>

  constructor(folder: string) {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
    this.#paths = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
  }

  /** The compressed variants of a file by its URL path, the smallest first. */
  variantsOf(path: string): Variant[] {
    return Object.entries(ENCODINGS)
      .map(([extension, encoding]) => ({ path: path + extension, encoding }))
      .filter((variant) => this.#paths.has(variant.path))
  }
}
