import type { Rhythm } from '@fanfare/contract/notifications/rules/rhythm.ts'
import type { OfferList } from '@fanfare/contract/suggestions/data/offer.ts'
import type { ErrorDetails } from '@fanfare/contract/error_code.ts'
import type { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/** A Fanfare server the user has added. */
export interface KnownServer {
  /** Scheme, host and port, without a slash at the end. */
  address: string
  signedIn: boolean
  /** Unread posts there, as the server counts them. */
  unread: number
}

/** An organization of the user, as far as menus need it. */
export interface KnownOrganization {
  id: string
  name: string
}

/**
 * Signing in through the browser:
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
  /** Another program has registered it. */
  | 'taken'
  /** The other shortcut has the same keys. */
  | 'same'

/** Whether the server can be reached, according to the event stream. Unknown until its first response. */
export type Connection = 'unknown' | 'online' | 'offline'

/** Whether the desktop lists the client where it lists programs without a window. */
export type BackgroundState =
  | 'unsupported'
  /** It was not asked in this run. */
  | 'supported'
  | 'granted'
  /** It has refused, or not answered. */
  | 'refused'

/** Whether the client can be found again without a window and a tray. */
export function canRunInBackground(background: BackgroundState): boolean {
  return background === 'supported' || background === 'granted'
}

/** An edge of the screen with tray icons. */
export type TrayEdge = 'top' | 'bottom'

export type UpdateState =
  /** This build cannot update itself: it was not installed, or no update address was configured. */
  | { step: 'unsupported' }
  | { step: 'idle'; checkedAt: string | null }
  | { step: 'checking' }
  | { step: 'available'; version: string }
  | { step: 'downloading'; version: string; percent: number }
  | { step: 'ready'; version: string }
  | { step: 'failed' }

/** The last list from the server. It stays readable while the server is offline. */
export interface CachedOffers extends OfferList {
  organizationId: string
  fetchedAt: string
}

/** The last copy, for as long as it can be undone. */
export interface LastCopy {
  commentId: string
  postId: string
  title: string
  /** Whether the post is covered until opened. */
  isSensitive: boolean
  text: string
  /** Milliseconds since the epoch. */
  undoUntil: number
}

/** A recovered claim: its response came after the copy had given up, so the suggestion is on no clipboard. */
export interface RecoveredClaim {
  /** The key of the claim. */
  key: string
  server: string
  commentId: string
  text: string
  postId: string
  title: string
  postUrl: string
  isSensitive: boolean
  /** The user was not notified in an earlier run. */
  isNew: boolean
}

/** The outcome of an attempt to copy. */
export type CopyOutcome =
  | { outcome: 'copied'; copy: LastCopy }
  /** Another member was faster. `next` is the server's proposal, null when nothing is left. */
  | { outcome: 'lost'; next: ProposedSuggestion | null; isSensitive: boolean }
  | Refusal

/** The outcome of an attempt to undo a copy. */
export type UndoOutcome = { outcome: 'undone' } | { outcome: 'too-late' } | Refusal

type ProposedSuggestion = NonNullable<ErrorDetails['next']>

/** Whether the client's files reach the disk. */
export interface StorageState {
  /** The folder of the files. */
  folder: string
  /** False while a file cannot be written; its content is kept in memory. */
  saves: boolean
  /** The names of the unreadable files that were set aside. */
  unreadable: string[]
}

/** Everything the windows and the tray show. Never contains the token. */
export interface DesktopState {
  version: string
  servers: KnownServer[]
  /** The address of the chosen server. */
  server: string | null
  /** An opaque id that windows send instead of the token; main replaces it. Null when signed out. */
  sessionHandle: string | null
  /** The sessions of an earlier run are being decrypted; the keyring may be asking for its password. */
  restoring: boolean
  /** The server that has ended the session of the user; null after the next sign-in. */
  expiredAt: string | null
  /** The address of a forgotten server that has not confirmed the end of the session. */
  notEndedAt: string | null
  /** Whether the session survives a restart, because there is a keyring to encrypt it. */
  sessionPersists: boolean
  signIn: SignInStep
  organizations: KnownOrganization[]
  organizationId: string | null
  connection: Connection
  offers: CachedOffers | null
  /** The last known rhythms of the user, by the address of their server. */
  rhythms: Record<string, Rhythm>
  /** Milliseconds since the epoch; null when notifications are not paused. */
  pausedUntil: number | null
  lastCopy: LastCopy | null
  /** The recovered claims to be copied or released, oldest first. */
  recovered: RecoveredClaim[]
  /** How many entries of servers this version could not read. */
  skippedEntries: number
  /** The servers that need a newer client, with the version they need, by address. */
  tooOldFor: Record<string, string>
  settings: Settings
  storage: StorageState
  /** Whether the system has refused a change of the autostart. */
  autostartRefused: boolean
  shortcut: ShortcutState
  copyShortcut: ShortcutState
  /** A Wayland desktop decides about shortcuts itself. */
  wayland: boolean
  /** Where this desktop shows the icon of the client; null where it shows none. */
  tray: TrayEdge | null
  background: BackgroundState
  update: UpdateState
}
