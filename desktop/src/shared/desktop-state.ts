import type { OfferList } from '@fanfare/contract/data/offer.ts'
import type { Settings } from './settings.ts'

/** A Fanfare server this computer knows. */
export interface KnownServer {
  /** Scheme, host and port, without a slash at the end. */
  address: string
  signedIn: boolean
}

/** An organization of the person, as far as menus need it. */
export interface KnownOrganization {
  id: string
  name: string
}

/**
 * The way through the browser:
 *
 *   idle ──start──▶ waiting ──link or pasted code──▶ exchanging ──▶ idle, signed in
 *    ▲                │ cancel     ▲                    │  │
 *    ├────────────────┘            └── unreachable ◀────┘  │
 *    └──────────────────────────────────── refused ◀───────┘
 */
export type SignInStep = 'idle' | 'waiting' | 'exchanging' | 'refused' | 'unreachable'

export type ShortcutState =
  | 'on'
  | 'off'
  /** Another program has it. */
  | 'taken'

/** Whether the server can be reached, as the event stream sees it. */
export type Reach = 'unknown' | 'online' | 'offline'

export type UpdateState =
  /** This build cannot look for updates: it was not installed, or nobody says where they are. */
  | { step: 'unsupported' }
  | { step: 'idle'; checkedAt: string | null }
  | { step: 'checking' }
  | { step: 'available'; version: string }
  | { step: 'downloading'; version: string; percent: number }
  | { step: 'ready'; version: string }
  | { step: 'failed' }

/** The last list this computer has seen. */
export interface SeenOffers extends OfferList {
  organizationId: string
  /** When the server said so. */
  seenAt: string
}

/** A claim made outside of any window, for as long as it can be undone. */
export interface LastCopy {
  commentId: string
  postId: string
  title: string
  text: string
  /** Milliseconds since the epoch. */
  undoUntil: number
}

/** How a wish to copy ended. */
export type CopyOutcome =
  | { outcome: 'copied'; copy: LastCopy }
  /** Every suggestion is used. */
  | { outcome: 'none-left' }
  | { outcome: 'offline' }
  | { outcome: 'signed-out' }
  | { outcome: 'refused' }

/** Everything the windows and the tray show of this computer. Never holds the token. */
export interface DesktopState {
  version: string
  servers: KnownServer[]
  /** The address of the chosen one. */
  server: string | null
  /** Stands for the session towards the windows; main puts the token in its place. Null when signed out. */
  handle: string | null
  /** Sessions of an earlier run are still being opened; the keyring may be asking the person. */
  restoring: boolean
  /** Whether the session survives a restart: there is a keyring for it. */
  lasting: boolean
  signIn: SignInStep
  organizations: KnownOrganization[]
  /** The one this computer works in. */
  organizationId: string | null
  reach: Reach
  offers: SeenOffers | null
  /** Unread posts, as the server counts them. */
  unread: number
  /** Milliseconds since the epoch; null when not paused. */
  pausedUntil: number | null
  lastCopy: LastCopy | null
  settings: Settings
  shortcut: ShortcutState
  update: UpdateState
}
