import * as v from 'valibot'
import type { CachedOffers } from '../../shared/desktop-state.ts'
import type { DeviceStorage } from '../core/device-storage.ts'
import { instant, schemaOf, text } from '../core/schema.ts'
import { offerList } from './offer-list.ts'

/** The last list of every server the user is signed in at, for a start without a network. */
export interface OffersCache {
  get: (server: string) => CachedOffers | null
  set: (server: string, list: CachedOffers) => void
  /** Deletes a post from the list of a server. */
  drop: (server: string, postId: string) => void
  /** Deletes the list of a server, unless it is of one of these organizations. */
  keepOrganizations: (server: string, ids: readonly string[]) => void
  /** Deletes the list of a server when it is of this organization. */
  dropOrganization: (server: string, id: string) => void
  /** Deletes the lists of all other servers. */
  keepOnly: (servers: readonly string[]) => void
}

interface Entry {
  /** The version of the client that wrote it: another version may use another format. */
  version: string
  list: CachedOffers
}

const entry = schemaOf<Entry>()(
  v.object({
    version: text,
    list: v.object({ ...offerList().entries, organizationId: text, fetchedAt: instant }),
  }),
)

// Each entry is parsed by itself, so that an unreadable one spoils no other.
const entries = v.record(v.string(), v.unknown())

/** A list without one of its posts. */
export function withoutPost(list: CachedOffers, postId: string): CachedOffers {
  return { ...list, offers: list.offers.filter(({ post }) => post.id !== postId) }
}

export function createOffersCache(storage: DeviceStorage, version: string): OffersCache {
  const file = storage.file('offers.json', (content) => v.parse(entries, content), {})
  const get: OffersCache['get'] = (server) => {
    const { success, output } = v.safeParse(entry, file.read()[server])
    return success && output.version === version ? output.list : null
  }
  const set: OffersCache['set'] = (server, list) =>
    file.write({ ...file.read(), [server]: { version, list } satisfies Entry })
  const remove = (server: string, isGone: (organizationId: string) => boolean) => {
    const { [server]: kept, ...others } = file.read()
    if (kept === undefined) return
    const { success, output } = v.safeParse(entry, kept)
    if (!success || isGone(output.list.organizationId)) file.write(others)
  }
  return {
    get,
    set,
    drop: (server, postId) => {
      const list = get(server)
      if (list?.offers.some(({ post }) => post.id === postId)) set(server, withoutPost(list, postId))
    },
    keepOrganizations: (server, ids) => remove(server, (id) => !ids.includes(id)),
    dropOrganization: (server, left) => remove(server, (id) => id === left),
    keepOnly: (servers) => {
      const all = Object.entries(file.read())
      const rest = all.filter(([server]) => servers.includes(server))
      if (rest.length < all.length) file.write(Object.fromEntries(rest))
    },
  }
}
