import { join } from 'node:path'
import * as v from 'valibot'
import type { SeenOffers } from '../../shared/desktop-state.ts'
import { jsonFile } from '../files/json-file.ts'

/** The last list of every server one is signed in at, for a start without a network. */
export interface KeptOffers {
  of: (server: string) => SeenOffers | null
  keep: (server: string, list: SeenOffers) => void
  /** Leaves nothing of other servers than these. */
  keepOnly: (servers: readonly string[]) => void
}

interface Kept {
  /** The version that wrote it: another one may expect another list. */
  version: string
  list: SeenOffers
}

const schema = v.record(v.string(), v.looseObject({ version: v.string(), list: v.looseObject({}) }))
const parse = (content: unknown) => v.parse(schema, content) as unknown as Record<string, Kept>

/** Keeps the lists on disk, in `folder`. */
export function keptOffers(folder: string, version: string): KeptOffers {
  const file = jsonFile(join(folder, 'offers.json'), parse, {})
  return {
    of: (server) => {
      const kept = file.read()[server]
      return kept?.version === version ? kept.list : null
    },
    keep: (server, list) => file.write({ ...file.read(), [server]: { version, list } }),
    keepOnly: (servers) => {
      const kept = Object.entries(file.read())
      const rest = kept.filter(([server]) => servers.includes(server))
      if (rest.length < kept.length) file.write(Object.fromEntries(rest))
    },
  }
}
