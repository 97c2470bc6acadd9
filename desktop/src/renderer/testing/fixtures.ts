import type { Offer, OfferedSuggestion } from '@fanfare/contract/suggestions/data/offer.ts'
import { aMood } from '@fanfare/ui-kit/testing/fixtures.ts'
import type { DesktopState, LastCopy, CachedOffers, RecoveredClaim } from '../../shared/desktop-state.ts'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'

const MOMENT = '2026-11-20T14:05:00.000Z'

export function anOfferedSuggestion(facts: Partial<OfferedSuggestion> = {}): OfferedSuggestion {
  return {
    id: 'suggestion-1',
    content: 'What was the one metric that changed your mind?',
    isAiGenerated: false,
    isLocked: false,
    claimedByYou: false,
    mood: aMood(),
    createdAt: MOMENT,
    isNext: false,
    copiedContent: null,
    ...facts,
  }
}

export function anOffer(facts: Partial<Omit<Offer, 'post'>> & { post?: Partial<Offer['post']> } = {}): Offer {
  const { post, ...rest } = facts
  return {
    available: 2,
    whyNone: null,
    total: 3,
    unread: false,
    suggestions: [
      anOfferedSuggestion({ isNext: true }),
      anOfferedSuggestion({ id: 'suggestion-2', content: 'A very boring fix. Best kind of engineering.' }),
    ],
    ...rest,
    post: {
      id: 'post-1',
      title: 'How we cut our latency in half',
      postUrl: 'https://www.linkedin.com/posts/latency-7264',
      host: 'linkedin.com',
      isSensitive: false,
      isImportant: false,
      createdAt: MOMENT,
      userName: 'Ana Ribeiro',
      ...post,
    },
  }
}

export function seen(...offers: Offer[]): CachedOffers {
  return { offers, organizationId: 'org-1', fetchedAt: MOMENT }
}

export function aCopy(facts: Partial<LastCopy> = {}): LastCopy {
  return {
    commentId: 'suggestion-1',
    postId: 'post-1',
    title: 'How we cut our latency in half',
    isSensitive: false,
    text: 'What was the one metric that changed your mind?',
    undoUntil: Date.now() + 10_000,
    ...facts,
  }
}

export function aRecoveredClaim(facts: Partial<RecoveredClaim> = {}): RecoveredClaim {
  return {
    key: 'claim-1',
    server: 'https://fanfare.example',
    commentId: 'suggestion-1',
    text: 'Well measured!',
    postId: 'post-1',
    title: 'How we cut our latency in half',
    postUrl: 'https://www.linkedin.com/posts/latency-7264',
    isSensitive: false,
    isNew: true,
    ...facts,
  }
}

/** A signed-in client with two posts. */
export function aDesktop(facts: Partial<DesktopState> = {}): DesktopState {
  return {
    version: '1.2.3',
    servers: [{ address: 'https://fanfare.example', signedIn: true, unread: 0 }],
    server: 'https://fanfare.example',
    sessionHandle: 'handle-1',
    rhythms: {},
    restoring: false,
    expiredAt: null,
    notEndedAt: null,
    sessionPersists: true,
    signIn: 'idle',
    organizations: [
      { id: 'org-1', name: 'Northwind Labs' },
      { id: 'org-2', name: 'Northwind Shop' },
    ],
    organizationId: 'org-1',
    connection: 'online',
    offers: seen(
      anOffer(),
      anOffer({
        available: 1,
        post: { id: 'post-2', title: 'We are hiring', host: 'x.com' },
        suggestions: [anOfferedSuggestion({ id: 'suggestion-3', content: 'The kindest team I know.' })],
      }),
    ),
    pausedUntil: null,
    lastCopy: null,
    recovered: [],
    skippedEntries: 0,
    tooOldFor: {},
    settings: DEFAULT_SETTINGS,
    storage: { folder: '/home/ana/fanfare', saves: true, unreadable: [] },
    autostartRefused: false,
    shortcut: 'on',
    copyShortcut: 'off',
    wayland: false,
    tray: 'top',
    background: 'unsupported',
    update: { step: 'unsupported' },
    ...facts,
  }
}
