import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import type { State } from '../core/state.ts'
import { throttledTask } from '../core/throttled-task.ts'
import { listOrganizations } from './list-organizations.ts'
import { offerList } from './offer-list.ts'
import type { OffersCache } from './offers-cache.ts'

export interface Offers {
  /** Refetches the list; requests close together are merged. */
  refresh: () => void
  /** Fetches the list, unless this session has one. */
  ensure: () => Promise<void>
  onEvent: (event: StreamEvent) => void
}

export interface OffersOptions {
  state: State
  api: Pick<CheckedClient, 'get'>
  cache: OffersCache
  /** Milliseconds in which changes are gathered into one request. */
  delay?: number
}

/** Milliseconds between two requests, however busy a team is. */
const MIN_INTERVAL = 2_000
const RELEVANT_EVENTS = /^(post|suggestion|notifications|organization)\.|^resync$/

/**
 * The newest posts with their suggestions, kept up to date while somebody is signed in, so that tray and panel show
 * them at once, and still have them while the server is offline.
 */
export function createOffers({ state, api, cache, delay = 150 }: OffersOptions): Offers {
  let organizationsFetched = false
  let offersFetched = false

  const fetchOrganizations = async () => {
    const known = await listOrganizations(api)
    state.setState(({ organizationId }) => ({
      organizations: known,
      organizationId: known.some(({ id }) => id === organizationId) ? organizationId : (known[0]?.id ?? null),
    }))
  }
  const fetchOffers = async () => {
    const { organizationId, sessionHandle, server } = state.getState()
    if (organizationId === null) return state.setState({ offers: null })
    const list = await api.get(`/posts/organization/${organizationId}/offers`, offerList)
    const now = state.getState()
    // The person has signed out or chosen another organization meanwhile.
    if (now.sessionHandle !== sessionHandle || now.organizationId !== organizationId) return
    const offers = { ...list, organizationId, fetchedAt: new Date().toISOString() }
    offersFetched = true
    state.setState({ offers })
    if (server !== null) cache.set(server, offers)
  }
  const fetchAll = async () => {
    if (state.getState().sessionHandle === null) return
    if (!organizationsFetched) await fetchOrganizations()
    organizationsFetched = true
    await fetchOffers()
  }
  const refresh = throttledTask(fetchAll, delay, MIN_INTERVAL)

  // Not when another person has signed in at the same server.
  const cachedOffers = ({ server, sessionHandle }: DesktopState, before: DesktopState) => {
    const samePerson = before.sessionHandle === null || before.server !== server
    return server !== null && sessionHandle !== null && samePerson ? cache.get(server) : null
  }
  state.subscribe((now, before) => {
    if (now.servers !== before.servers)
      cache.keepOnly(now.servers.filter(({ signedIn }) => signedIn).map(({ address }) => address))
    if (now.sessionHandle !== before.sessionHandle) {
      organizationsFetched = false
      offersFetched = false
      state.setState({ offers: cachedOffers(now, before), organizations: [], unread: 0 })
      refresh()
    } else if (now.organizationId !== before.organizationId && organizationsFetched) refresh()
    else if (now.connection === 'online' && before.connection === 'offline') refresh()
  })

  return {
    refresh,
    ensure: async () => {
      if (!offersFetched) await fetchAll().catch(() => undefined)
    },
    onEvent: ({ type }) => {
      if (!RELEVANT_EVENTS.test(type)) return
      if (type.startsWith('organization.') || type === 'resync') organizationsFetched = false
      refresh()
    },
  }
}
