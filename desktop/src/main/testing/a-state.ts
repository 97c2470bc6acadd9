import type { Offer } from '@fanfare/contract/data/offer.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import type { DesktopState, SeenOffers } from '../../shared/desktop-state.ts'
import { createState, type State } from '../app/state.ts'

/** A state with a session, for tests; `changes` make it another one. */
export function aState(changes: Partial<DesktopState> = {}): State {
  const state = createState('1.0.0', DEFAULT_SETTINGS)
  state.setState({
    servers: [{ address: 'https://fanfare.example', signedIn: true }],
    server: 'https://fanfare.example',
    handle: 'handle-1',
    organizations: [{ id: 'northwind', name: 'Northwind Labs' }],
    organizationId: 'northwind',
    reach: 'online',
    offers: offersOf(anOffer()),
    ...changes,
  })
  return state
}

/** A list as the server has told it. */
export function offersOf(...offers: Offer[]): SeenOffers {
  return { offers, organizationId: 'northwind', seenAt: '2026-11-21T12:00:00.000Z' }
}

/** A post with two suggestions left. */
export function anOffer({
  post,
  ...changes
}: Partial<Omit<Offer, 'post'>> & { post?: Partial<Offer['post']> } = {}): Offer {
  return {
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://social.example/posts/1',
      host: 'social.example',
      isSensitive: false,
      createdAt: '2026-11-21T11:00:00.000Z',
      userName: 'Maya',
      ...post,
    },
    free: 2,
    total: 3,
    unread: false,
    suggestions: [],
    ...changes,
  }
}
