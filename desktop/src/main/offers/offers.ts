import type { StreamEvent } from '@fanfare/contract/events.ts'
import { ApiError } from '@fanfare/ui-kit/client/api-error.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { CheckedClient } from '../core/checked-client.ts'
import { refreshTask } from '../core/refresh-task.ts'
import type { OnSkipped } from '../core/schema.ts'
import type { State } from '../core/state.ts'
import { listOrganizations } from './list-organizations.ts'
import { offerList } from './offer-list.ts'
import { withoutPost, type OffersCache } from './offers-cache.ts'

export interface Offers {
  /** Refetches the list; requests close together are merged. */
  refresh: () => void
  /** Fetches the list, unless this session has one. */
  ensure: () => Promise<void>
  onEvent: (event: StreamEvent) => void
  /** An event of a server that is not chosen. */
  onEventElsewhere: (server: string, event: StreamEvent) => void
  /** Checks whether the saved list of a server that is not chosen may still be kept. */
  checkMembership: (server: string, api: Pick<CheckedClient, 'get'>) => Promise<void>
}

export interface OffersOptions {
  state: State
  api: Pick<CheckedClient, 'get'>
  cache: OffersCache
  onSkipped?: OnSkipped
  /** Called with every failed request, which is retried until one succeeds. */
  onFailure?: (error: unknown) => void
  /** Milliseconds in which changes are merged into one request. */
  delay?: number
}

/** Minimum milliseconds between two requests. */
const MIN_INTERVAL = 2_000
const RELEVANT_EVENTS = /^(post|suggestion|notifications|organization)\.|^resync$/
/** After these events a post may be pending moderation, rejected, covered, over or deleted. */
const MAY_WITHDRAW = new Set<StreamEvent['type']>([
  'post.updated',
  'post.moderated',
  'post.ended',
  'post.deleted',
])

/**
 * The newest posts with their suggestions, kept up to date while a user is signed in, so that tray and panel show them at
 * once, and still have them while the server is offline.
 */
export function createOffers({
  state,
  api,
  cache,
  onSkipped,
  onFailure,
  delay = 150,
}: OffersOptions): Offers {
  const schema = offerList(onSkipped)
  let organizationsFetched = false
  let offersFetched = false
  /** Posts that ended or were deleted since the last request, whose response may still contain them. */
  const removed = new Set<string>()

  const fetchOrganizations = async () => {
    const { server } = state.getState()
    const known = await listOrganizations(api, onSkipped)
    const ids = known.map(({ id }) => id)
    if (server !== null) cache.keepOrganizations(server, ids)
    state.setState(({ organizationId, offers }) => ({
      organizations: known,
      offers: offers !== null && ids.includes(offers.organizationId) ? offers : null,
      organizationId: known.some(({ id }) => id === organizationId) ? organizationId : (known[0]?.id ?? null),
    }))
  }
  const fetchOffers = async () => {
    const { organizationId, sessionHandle, server } = state.getState()
    if (organizationId === null) return state.setState({ offers: null })
    removed.clear()
    const list = await api.get(`/posts/organization/${organizationId}/offers`, schema)
    const now = state.getState()
    // The user has signed out or chosen another organization meanwhile.
    if (now.sessionHandle !== sessionHandle || now.organizationId !== organizationId) return
    const fetched = { ...list, organizationId, fetchedAt: new Date().toISOString() }
    const offers = [...removed].reduce(withoutPost, fetched)
    offersFetched = true
    state.setState({ offers })
    if (server !== null) cache.set(server, offers)
  }
  const fetchAll = async () => {
    if (state.getState().sessionHandle === null) return
    if (!organizationsFetched) await fetchOrganizations()
    organizationsFetched = true
    await fetchOffers().catch((error: unknown) => {
      // The client has missed the event that the user left the organization.
      if (error instanceof ApiError && [403, 404].includes(error.status)) organizationsFetched = false
      throw error
    })
  }
  const refresh = refreshTask(fetchAll, { delay, minInterval: MIN_INTERVAL, onFailure })

  // Not when another user has signed in at the same server.
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
      state.setState({ offers: cachedOffers(now, before), organizations: [] })
      refresh()
    } else if (now.organizationId !== before.organizationId && organizationsFetched) refresh()
  })

  // Texts of an organization are deleted from memory and disk when the user is no longer a member.
  const leave = (organizationId: string) => {
    const { server, offers } = state.getState()
    if (server !== null) cache.dropOrganization(server, organizationId)
    if (offers?.organizationId === organizationId) state.setState({ offers: null })
  }
  // The saved list must not show a withdrawn post after a restart or during an outage, so this does not wait for a refresh.
  const withdraw = (event: StreamEvent) => {
    const { server, offers } = state.getState()
    if (!('postId' in event) || !MAY_WITHDRAW.has(event.type)) return
    if (server !== null) cache.drop(server, event.postId)
    if (event.type !== 'post.deleted' && event.type !== 'post.ended') return
    removed.add(event.postId)
    if (offers !== null) state.setState({ offers: withoutPost(offers, event.postId) })
  }

  return {
    refresh,
    ensure: async () => {
      if (!offersFetched) await fetchAll().catch(() => undefined)
    },
    onEvent: (event) => {
      const { type } = event
      if (!RELEVANT_EVENTS.test(type)) return
      withdraw(event)
      if (event.type === 'organization.left') leave(event.organizationId)
      if (type.startsWith('organization.') || type === 'resync') organizationsFetched = false
      refresh()
    },
    onEventElsewhere: (server, event) => {
      if (event.type === 'organization.left') cache.dropOrganization(server, event.organizationId)
      else if ('postId' in event && MAY_WITHDRAW.has(event.type)) cache.drop(server, event.postId)
    },
    checkMembership: async (server, apiThere) => {
      if (cache.get(server) === null) return
      const known = await listOrganizations(apiThere).catch(() => null)
      if (known !== null)
        cache.keepOrganizations(
          server,
          known.map(({ id }) => id),
        )
    },
  }
}
