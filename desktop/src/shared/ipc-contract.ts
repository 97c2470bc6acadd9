import * as v from 'valibot'
import type { StreamEvent } from '@fanfare/contract/events.ts'
import { copyChoice } from './copy-choice.ts'
import type { CopyOutcome, DesktopState, UndoOutcome } from './desktop-state.ts'
import { settingsChanges } from './settings.ts'

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
  /** The proxy of the network requires a password. */
  | 'proxy'

const PAUSES = ['hour', 'today', 'off'] as const

export type Pause = (typeof PAUSES)[number]

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))
const id = v.pipe(v.string(), v.uuid())
const FILE_MAX = 100 * 1024 * 1024
const file = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= FILE_MAX)

/** The schema of a call's arguments, and the type of its result. */
interface Call<Args extends unknown[], Result> {
  args: v.GenericSchema<unknown, Args>
  result?: Result
}

/** A call that resolves to `Result`; other arguments than these are refused. */
const call =
  <Result = void>() =>
  <const Schemas extends v.GenericSchema[]>(
    ...schemas: Schemas
  ): Call<{ [Place in keyof Schemas]: v.InferOutput<Schemas[Place]> }, Result> => ({
    args: v.strictTuple(schemas) as never,
  })

/** The calls a window may make. Both sides derive from it. */
export const CALLS = {
  'state:read': call<DesktopState>()(),
  /** Adds a server by its address and chooses it, if there is one. */
  'server:add': call<ServerCheck>()(text(500)),
  'server:choose': call()(text(500)),
  /** Forgets a server, and ends the session there. */
  'server:forget': call()(text(500)),
  /** Opens the sign-in page in the browser. */
  'sign-in:start': call()(),
  /** Completes the sign-in with the code from the browser, when the link back does not work. */
  'sign-in:paste': call()(text(500)),
  'sign-in:cancel': call()(),
  /** Ends the session with this handle. */
  'session:end': call()(text(100)),
  'organization:choose': call()(id),
  /** Resolves to whether the text is on the clipboard. */
  'clipboard:write': call<boolean>()(text(20_000)),
  'link:open': call()(text(4_000)),
  /** Saves a file under a name that the user may change. */
  'file:save': call<'saved' | 'cancelled' | 'failed'>()(text(255), file),
  'settings:change': call()(settingsChanges),
  /** Suspends the shortcut while keys are being recorded. */
  'shortcut:record': call()(v.boolean()),
  'notifications:pause': call()(v.picklist(PAUSES)),
  'language:change': call()(text(10)),
  'theme:change': call()(v.picklist(['light', 'dark', 'system'])),
  'offers:refresh': call()(),
  /** Claims a suggestion of a post, or the next one when it is null, and copies it. */
  'suggestion:copy': call<CopyOutcome>()(id, v.nullable(id), copyChoice),
  /** Releases the last copy, and takes its text off the clipboard if it is still there. */
  'suggestion:undo': call<UndoOutcome>()(),
  /** Copies the suggestion of a recovered claim, by the key of the claim. */
  'recovered:copy': call<CopyOutcome>()(id),
  /** Releases a recovered claim. */
  'recovered:release': call<UndoOutcome>()(id),
  'panel:close': call()(),
  /** Shows a path of the client in the window it belongs to. */
  'window:open': call()(text(2_000)),
  /** Opens the application menu at a place in the window. */
  'menu:open': call()(v.number(), v.number()),
  'update:check': call()(),
  /** Downloads the new version and restarts with it. */
  'update:install': call()(),
  /** Copies a report for support requests. Resolves to whether it is on the clipboard. */
  'diagnostics:copy': call<boolean>()(),
}

export type CallName = keyof typeof CALLS

export type Calls = {
  [Name in CallName]: (typeof CALLS)[Name] extends Call<infer Args, infer Result>
    ? { args: Args; result: Result }
    : never
}

const message = <Message>() => ({}) as { message?: Message }

/** The messages that main sends to the windows. */
export const MESSAGES = {
  'state:changed': message<DesktopState>(),
  'stream:event': message<StreamEvent>(),
  'window:navigate': message<string>(),
  /** The user wants to search the page. */
  'find:open': message<null>(),
}

export type MessageName = keyof typeof MESSAGES

export type Messages = {
  [Name in MessageName]: (typeof MESSAGES)[Name] extends { message?: infer Message } ? Message : never
}

/** The API that the preload script exposes as `window.desktop`. */
export interface DesktopBridge {
  platform: string
  call: <Name extends CallName>(name: Name, ...args: Calls[Name]['args']) => Promise<Calls[Name]['result']>
  /** Returns an unsubscribe function. */
  on: <Name extends MessageName>(name: Name, listener: (message: Messages[Name]) => void) => () => void
}
