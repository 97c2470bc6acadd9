import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { CopyOutcome, DesktopState, UndoOutcome } from './desktop-state.ts'
import type { Settings } from './settings.ts'

export type ServerCheck =
  | 'ok'
  | 'malformed'
  | 'insecure'
  | 'not-fanfare'
  /** The server needs a newer client. */
  | 'too-old'
  | 'unreachable'
  /** No server has this name. */
  | 'unknown-host'
  /** This device does not trust the certificate. */
  | 'untrusted'
  /** The proxy of the network wants a password. */
  | 'proxy'
export type Pause = 'hour' | 'today' | 'off'

/** The calls a window may make, each with its arguments and its result. Both sides derive from it. */
export interface Calls {
  'state:read': { args: []; result: DesktopState }
  /** Adds a server and chooses it, if there is one at that address. */
  'server:add': { args: [address: string]; result: ServerCheck }
  'server:choose': { args: [address: string]; result: void }
  /** Forgets a server, and ends the session there. */
  'server:forget': { args: [address: string]; result: void }
  /** Opens the sign-in page in the browser. */
  'sign-in:start': { args: []; result: void }
  /** Completes the sign-in with the code from the browser, when the link back does not work. */
  'sign-in:paste': { args: [code: string]; result: void }
  'sign-in:cancel': { args: []; result: void }
  'session:end': { args: [sessionHandle: string]; result: void }
  'organization:choose': { args: [id: string]; result: void }
  /** Resolves to whether the text is on the clipboard. */
  'clipboard:write': { args: [text: string]; result: boolean }
  'link:open': { args: [url: string]; result: void }
  'file:save': { args: [name: string, content: Uint8Array]; result: 'saved' | 'cancelled' | 'failed' }
  'settings:change': { args: [changes: Partial<Settings>]; result: void }
  /** Suspends the shortcut while keys are being recorded. */
  'shortcut:record': { args: [recording: boolean]; result: void }
  'notifications:pause': { args: [pause: Pause]; result: void }
  'language:change': { args: [language: string]; result: void }
  'offers:refresh': { args: []; result: void }
  /** Claims a suggestion, or the next one when `commentId` is null, copies it and opens the post in the browser. */
  'suggestion:copy': { args: [postId: string, commentId: string | null]; result: CopyOutcome }
  /** Releases the last copy, and takes its text off the clipboard if it is still there. */
  'suggestion:undo': { args: []; result: UndoOutcome }
  /** Copies what was claimed by a copy whose answer came later, by the key of the claim. */
  'recovered:copy': { args: [key: string]; result: CopyOutcome }
  /** Releases it instead. */
  'recovered:release': { args: [key: string]; result: UndoOutcome }
  'panel:close': { args: []; result: void }
  /** Shows the main window at a path of the client. */
  'window:open': { args: [path: string]; result: void }
  'update:check': { args: []; result: void }
  /** Downloads the new version and restarts with it. */
  'update:install': { args: []; result: void }
  /** Copies a report for support requests. Resolves to whether it is on the clipboard. */
  'diagnostics:copy': { args: []; result: boolean }
}

/** What main sends to the windows. */
export interface Messages {
  'state:changed': DesktopState
  'stream:event': StreamEvent
  'window:navigate': string
  /** The person wants to search the page. */
  'find:open': null
}

export type CallName = keyof Calls
export type MessageName = keyof Messages

/** The names at run time, for the preload script. The compiler keeps the list complete. */
export const CALL_NAMES = Object.keys({
  'state:read': 0,
  'server:add': 0,
  'server:choose': 0,
  'server:forget': 0,
  'sign-in:start': 0,
  'sign-in:paste': 0,
  'sign-in:cancel': 0,
  'session:end': 0,
  'organization:choose': 0,
  'clipboard:write': 0,
  'link:open': 0,
  'file:save': 0,
  'settings:change': 0,
  'shortcut:record': 0,
  'notifications:pause': 0,
  'language:change': 0,
  'offers:refresh': 0,
  'suggestion:copy': 0,
  'suggestion:undo': 0,
  'recovered:copy': 0,
  'recovered:release': 0,
  'panel:close': 0,
  'window:open': 0,
  'update:check': 0,
  'update:install': 0,
  'diagnostics:copy': 0,
} satisfies Record<CallName, 0>) as CallName[]

export const MESSAGE_NAMES = Object.keys({
  'state:changed': 0,
  'stream:event': 0,
  'window:navigate': 0,
  'find:open': 0,
} satisfies Record<MessageName, 0>) as MessageName[]

/** The API that the preload script exposes as `window.desktop`. */
export interface DesktopBridge {
  platform: string
  call: <Name extends CallName>(name: Name, ...args: Calls[Name]['args']) => Promise<Calls[Name]['result']>
  /** Returns an unsubscribe function. */
  on: <Name extends MessageName>(name: Name, listener: (message: Messages[Name]) => void) => () => void
}
