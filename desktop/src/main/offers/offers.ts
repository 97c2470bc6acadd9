import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { OfferList } from '@fanfare/contract/data/offer.ts'
import type { OrganizationList } from '@fanfare/contract/data/organization.ts'
import type { State } from '../app/state.ts'
import { soon } from '../app/soon.ts'
import type { ServerApi } from '../server-api/server-api.ts'

export interface Offers {
  /** Fetches the list again, soon. */
  refresh: () => void
  /** Fetches the list now, unless there is one. */
  ensure: () => Promise<void>
  hear: (event: StreamEvent) => void
}

export interface OffersNeeds {
  state: State
  api: ServerApi
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
export function offers({ state, api, gather = 150 }: OffersNeeds): Offers {
  const fetchOrganizations = async () => {
    const { organizations } = await api.get<OrganizationList>('/organizations')
    const known = organizations.map(({ id, name }) => ({ id, name }))
    state.setState(({ organizationId }) => ({
      organizations: known,
      organizationId: known.some(({ id }) => id === organizationId) ? organizationId : (known[0]?.id ?? null),
    }))
  }
  const fetchOffers = async () => {
    const { organizationId, handle } = state.getState()
    if (organizationId === null) return state.setState({ offers: null })
    const list = await api.get<OfferList>(`/posts/organization/${organizationId}/offers`)
    const now = state.getState()
    // An answer that arrives after a sign-out, or after another choice, is nobody's.
    if (now.handle !== handle || now.organizationId !== organizationId) return
    state.setState({ offers: { ...list, organizationId, seenAt: new Date().toISOString() } })
  }

  let organizationsKnown = false
  const fetchAll = async () => {
    if (state.getState().handle === null) return
    if (!organizationsKnown) await fetchOrganizations()
    organizationsKnown = true
    await fetchOffers()
  }
  const refresh = soon(fetchAll, gather, REST)

  state.subscribe((now, before) => {
    if (now.handle !== before.handle) {
      organizationsKnown = false
      state.setState({ offers: null, organizations: [], unread: 0 })
      refresh()
    } else if (now.organizationId !== before.organizationId && organizationsKnown) refresh()
    else if (now.reach === 'online' && before.reach === 'offline') refresh()
  })

  return {
    refresh,
    ensure: async () => {
      if (state.getState().offers === null) await fetchAll().catch(() => undefined)
    },
    hear: ({ type }) => {
      if (!OF_LISTS.test(type)) return
      if (type.startsWith('organization.') || type === 'resync') organizationsKnown = false
      refresh()
    },
  }
}
