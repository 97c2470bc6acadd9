import type { StreamEvent } from '@fanfare/contract/events.ts'
import type { CopyOutcome, DesktopState } from './desktop-state.ts'
import type { Settings } from './settings.ts'

export type ServerCheck = 'ok' | 'malformed' | 'unreachable' | 'insecure' | 'not-fanfare'
export type Pause = 'hour' | 'today' | 'off'

/** What a window may ask of main: every call, typed once. Both sides derive from it. */
export interface Calls {
  'state:read': { args: []; answer: DesktopState }
  /** Remembers a server and turns to it, if it is one. */
  'server:add': { args: [address: string]; answer: ServerCheck }
  'server:choose': { args: [address: string]; answer: void }
  /** Forgets a server with its session. */
  'server:forget': { args: [address: string]; answer: void }
  /** Opens the sign-in page in the browser. */
  'sign-in:start': { args: []; answer: void }
  /** The code the browser shows, where the link back did not work. */
  'sign-in:paste': { args: [code: string]; answer: void }
  'sign-in:cancel': { args: []; answer: void }
  'session:forget': { args: [handle: string]; answer: void }
  'organization:choose': { args: [id: string]; answer: void }
  'clipboard:write': { args: [text: string]; answer: boolean }
  'link:open': { args: [url: string]; answer: void }
  'file:save': { args: [name: string, content: Uint8Array]; answer: 'saved' | 'cancelled' | 'failed' }
  'settings:change': { args: [changes: Partial<Settings>]; answer: void }
  /** While keys for a shortcut are being recorded, pressing them opens nothing. */
  'shortcut:record': { args: [recording: boolean]; answer: void }
  'notifications:pause': { args: [pause: Pause]; answer: void }
  'language:speak': { args: [language: string]; answer: void }
  'offers:refresh': { args: []; answer: void }
  /** Claims a suggestion of an offered post, or what is next there, copies it and opens the post in the browser. */
  'suggestion:copy': { args: [postId: string, commentId: string | null]; answer: CopyOutcome }
  /** Answers whether the last copy could still be undone. */
  'suggestion:undo': { args: []; answer: boolean }
  'panel:close': { args: []; answer: void }
  /** Shows the main window, at a path of the client. */
  'window:open': { args: [path: string]; answer: void }
  'update:check': { args: []; answer: void }
  /** Fetches the newer version and restarts with it. */
  'update:install': { args: []; answer: void }
}

/** What main tells the windows. */
export interface Messages {
  'state:changed': DesktopState
  'live:event': StreamEvent
  'window:go': string
}

export type CallName = keyof Calls
export type MessageName = keyof Messages

/** The names at run time: the preload script lets nothing else through. The compiler keeps the list whole. */
export const CALL_NAMES = Object.keys({
  'state:read': 0,
  'server:add': 0,
  'server:choose': 0,
  'server:forget': 0,
  'sign-in:start': 0,
  'sign-in:paste': 0,
  'sign-in:cancel': 0,
  'session:forget': 0,
  'organization:choose': 0,
  'clipboard:write': 0,
  'link:open': 0,
  'file:save': 0,
  'settings:change': 0,
  'shortcut:record': 0,
  'notifications:pause': 0,
  'language:speak': 0,
  'offers:refresh': 0,
  'suggestion:copy': 0,
  'suggestion:undo': 0,
  'panel:close': 0,
  'window:open': 0,
  'update:check': 0,
  'update:install': 0,
} satisfies Record<CallName, 0>) as CallName[]

export const MESSAGE_NAMES = Object.keys({
  'state:changed': 0,
  'live:event': 0,
  'window:go': 0,
} satisfies Record<MessageName, 0>) as MessageName[]

/** What the preload script puts into the window. */
export interface DesktopBridge {
  platform: string
  call: <Name extends CallName>(name: Name, ...args: Calls[Name]['args']) => Promise<Calls[Name]['answer']>
  /** Answers how to stop listening. */
  on: <Name extends MessageName>(name: Name, hear: (message: Messages[Name]) => void) => () => void
}
