import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { LiveState } from '../client/event-stream.ts'
import type { DeviceStorage } from './device-storage.ts'
import type { OrganizationChoice } from './organization-choice.ts'
import type { TokenStore } from './token-store.ts'

export interface ShareData {
  title: string
  text?: string
  url: string
}

export type CopyOutcome = 'copied' | 'failed'
export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported'
/** A browser may block what a page opens by itself. */
export type OpenOutcome = 'opened' | 'blocked'
export type SaveOutcome = 'saved' | 'cancelled' | 'failed'

/** Subscribes to the event stream. Returns an unsubscribe function. */
export type ListenToStream = (listener: StreamListener) => () => void

export interface StreamListener {
  onEvent: (event: StreamEvent) => void
  onState: (state: LiveState) => void
  /** The server refuses the token. */
  onUnauthenticated: () => void
}

/** What the kit needs from its environment, a browser or the desktop client. Calls return an outcome and never throw. */
export interface Platform {
  kind: 'web' | 'desktop'
  copy: (text: string) => Promise<CopyOutcome>
  /** The share sheet of the system. */
  share: (data: ShareData) => Promise<ShareOutcome>
  /** Saves a file where the user chooses, or as a download. */
  saveFile: (name: string, content: Blob) => Promise<SaveOutcome>
  /** Opens a link outside the product: http, https and mailto only. */
  openExternal: (url: string) => OpenOutcome
  /** Leaves for a page of a sign-in provider, which returns to this client. */
  redirect: (url: string) => void
  storage: DeviceStorage
  /** The public address of the server, for shared links; without a trailing slash. */
  origin: () => string
  /** Where the session token is kept, if not in `storage`. */
  tokens?: TokenStore
  /** Where the chosen organization is kept, if not in `storage`. */
  organizationChoice?: OrganizationChoice
  /** Provides the event stream. Without it the kit connects to the server itself. */
  listen?: ListenToStream
  /** Replaces the browser's own `fetch`. */
  fetch?: typeof fetch
}
