import { join } from 'node:path'
import * as v from 'valibot'
import type { CachedOffers } from '../../shared/desktop-state.ts'
import { jsonFile } from '../core/json-file.ts'

/** The last list of every server the person is signed in at, for a start without a network. */
export interface OffersCache {
  get: (server: string) => CachedOffers | null
  set: (server: string, list: CachedOffers) => void
  /** Deletes the lists of all other servers. */
  keepOnly: (servers: readonly string[]) => void
}

interface Entry {
  /** The version of the client that wrote it: another version may have another format. */
  version: string
  list: CachedOffers
}

const schema = v.record(
  v.string(),
  v.looseObject({ version: v.string(), list: v.looseObject({ fetchedAt: v.string() }) }),
)
const parse = (content: unknown) => v.parse(schema, content) as unknown as Record<string, Entry>

export function createOffersCache(folder: string, version: string): OffersCache {
  const file = jsonFile(join(folder, 'offers.json'), parse, {})
  return {
    get: (server) => {
      const entry = file.read()[server]
      return entry?.version === version ? entry.list : null
    },
    set: (server, list) => file.write({ ...file.read(), [server]: { version, list } }),
    keepOnly: (servers) => {
      const entries = Object.entries(file.read())
      const rest = entries.filter(([server]) => servers.includes(server))
      if (rest.length < entries.length) file.write(Object.fromEntries(rest))
    },
  }
}
