import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { OfferList } from '@fanfare/contract/data/offer.ts'
import type { OrganizationList } from '@fanfare/contract/data/organization.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { State } from '../app/state.ts'
import { soon } from '../app/soon.ts'
import type { ServerApi } from '../server-api/server-api.ts'
import type { KeptOffers } from './kept-offers.ts'

export interface Offers {
  /** Fetches the list again, soon. */
  refresh: () => void
  /** Fetches the list now, unless this session has one. */
  ensure: () => Promise<void>
  hear: (event: StreamEvent) => void
}

export interface OffersNeeds {
  state: State
  api: ServerApi
  kept: KeptOffers
  /** Milliseconds in which changes are gathered into one question. */
  gather?: number
}

/** Milliseconds between two questions, however busy a team is. */
const REST = 2_000
const OF_LISTS = /^(post|suggestion|notifications|organization)\.|^resync$/

/**
 * The newest posts with what can be copied there, kept up to date while signed in, so that tray and panel
 * show them at once and still have them when the server is away.
 */
export function offers({ state, api, kept, gather = 150 }: OffersNeeds): Offers {
  const fetchOrganizations = async () => {
    const { organizations } = await api.get<OrganizationList>('/organizations')
    const known = organizations.map(({ id, name }) => ({ id, name }))
    state.setState(({ organizationId }) => ({
      organizations: known,
      organizationId: known.some(({ id }) => id === organizationId) ? organizationId : (known[0]?.id ?? null),
    }))
  }
  let fetched = false
  const fetchOffers = async () => {
    const { organizationId, handle, server } = state.getState()
    if (organizationId === null) return state.setState({ offers: null })
    const list = await api.get<OfferList>(`/posts/organization/${organizationId}/offers`)
    const now = state.getState()
    // An answer that arrives after a sign-out, or after another choice, is nobody's.
    if (now.handle !== handle || now.organizationId !== organizationId) return
    const seen = { ...list, organizationId, seenAt: new Date().toISOString() }
    fetched = true
    state.setState({ offers: seen })
    if (server !== null) kept.keep(server, seen)
    return undefined
  }

  let organizationsKnown = false
  const fetchAll = async () => {
    if (state.getState().handle === null) return
    if (!organizationsKnown) await fetchOrganizations()
    organizationsKnown = true
    await fetchOffers()
  }
  const refresh = soon(fetchAll, gather, REST)

  // What somebody saw who has signed out since is nobody's; nor is it shown to the next person.
  const lastSeen = ({ server, handle }: DesktopState, before: DesktopState) => {
    const isOther = before.handle === null || before.server !== server
    return server !== null && handle !== null && isOther ? kept.of(server) : null
  }
  state.subscribe((now, before) => {
    if (now.servers !== before.servers)
      kept.keepOnly(now.servers.filter(({ signedIn }) => signedIn).map(({ address }) => address))
    if (now.handle !== before.handle) {
      organizationsKnown = false
      fetched = false
      state.setState({ offers: lastSeen(now, before), organizations: [], unread: 0 })
      refresh()
    } else if (now.organizationId !== before.organizationId && organizationsKnown) refresh()
    else if (now.reach === 'online' && before.reach === 'offline') refresh()
  })

  return {
    refresh,
    ensure: async () => {
      if (!fetched) await fetchAll().catch(() => undefined)
    },
    hear: ({ type }) => {
      if (!OF_LISTS.test(type)) return
      if (type.startsWith('organization.') || type === 'resync') organizationsKnown = false
      refresh()
    },
  }
}
