import type { Notification } from '@fanfare/contract/notifications/data/notification.ts'
import type { Offer, OfferedSuggestion } from '@fanfare/contract/suggestions/data/offer.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import type { CachedOffers, DesktopState } from '../../shared/desktop-state.ts'
import { createState, type State } from '../core/state.ts'

/** A signed-in client with one post to copy from. */
export function aState(changes: Partial<DesktopState> = {}): State {
  const state = createState('1.0.0', DEFAULT_SETTINGS, {
    folder: '/home/ana/fanfare',
    saves: true,
    unreadable: [],
  })
  state.setState({
    servers: [{ address: 'https://fanfare.example', signedIn: true, unread: 0 }],
    server: 'https://fanfare.example',
    sessionHandle: 'handle-1',
    organizations: [{ id: 'northwind', name: 'Northwind Labs' }],
    organizationId: 'northwind',
    connection: 'online',
    offers: offersOf(anOffer()),
    ...changes,
  })
  return state
}

/** A list as the server returns it. */
export function offersOf(...offers: Offer[]): CachedOffers {
  return { offers, organizationId: 'northwind', fetchedAt: '2026-11-21T12:00:00.000Z' }
}

/** A post with two suggestions available. */
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
      isImportant: false,
      createdAt: '2026-11-21T11:00:00.000Z',
      userName: 'Maya',
      ...post,
    },
    available: 2,
    whyNone: null,
    total: 3,
    unread: false,
    suggestions: [],
    ...changes,
  }
}

/** A suggestion that the member has copied. */
export function aCopiedSuggestion(): OfferedSuggestion {
  return {
    id: 'copied',
    content: 'Well done!',
    isAiGenerated: false,
    isLocked: true,
    claimedByYou: true,
    mood: null,
    createdAt: '2026-11-21T11:30:00.000Z',
    isNext: false,
    copiedContent: null,
  }
}

type AnyNotification = { [Field in keyof Notification]: Notification[Field] }

/** The notification of a post that a colleague has shared. */
export function aNotification({
  id = 'post:post-1',
  ...changes
}: Partial<AnyNotification> = {}): Notification {
  const notification: AnyNotification = {
    id,
    type: 'post.shared',
    at: '2026-11-21T12:00:00.000Z',
    read: false,
    sensitive: false,
    organization: { id: 'northwind', name: 'Northwind Labs' },
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://social.example/posts/1',
      host: 'social.example',
    },
    from: 'Maya',
    waiting: { suggestion: 'A calm read for a Monday.' },
    report: null,
    moderation: null,
    support: null,
    copies: null,
    reach: null,
    joins: null,
    webhook: null,
    ...changes,
  }
  return notification as Notification
}
