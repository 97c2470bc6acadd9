import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { LiveState } from '../live/stream.ts'
import type { OrganizationChoice } from './organization-choice.ts'
import type { TokenPlace } from './token-place.ts'

/** Small values this device remembers. Never throws: where there is no storage, nothing is remembered. */
export interface DeviceStorage {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
}

export interface ShareData {
  title: string
  text?: string
  url: string
}

export type CopyOutcome = 'copied' | 'failed'
export type ShareOutcome = 'shared' | 'cancelled' | 'unsupported'
export type SaveOutcome = 'saved' | 'cancelled' | 'failed'

/** Opens a stream of live events; answers how to close it. */
export type ListenLive = (hear: LiveListener) => () => void

export interface LiveListener {
  onEvent: (event: StreamEvent) => void
  onState: (state: LiveState) => void
  /** The server refuses the token. */
  onRefused: () => void
}

/** What the kit asks of the place it runs in. Asking answers with an outcome, not with an exception. */
export interface Platform {
  kind: 'web' | 'desktop'
  copy: (text: string) => Promise<CopyOutcome>
  /** The share sheet of the system. */
  share: (data: ShareData) => Promise<ShareOutcome>
  /** Keeps a file where the person keeps theirs. */
  saveFile: (name: string, content: Blob) => Promise<SaveOutcome>
  /** Opens a link outside the product. Only http, https and mailto leave. */
  openExternal: (url: string) => void
  storage: DeviceStorage
  /** The public address of the server, without a slash at its end: what links for others begin with. */
  origin: () => string
  /** Where the key to the session is kept, if not in `storage`. */
  tokens?: TokenPlace
  /** Where the choice of an organization is kept, if not in `storage`. */
  organizationChoice?: OrganizationChoice
  /** Listens to the server in the client's stead. Without it the client opens the stream itself. */
  listen?: ListenLive
  /** Asks the server in the browser's stead. */
  fetch?: typeof fetch
}
