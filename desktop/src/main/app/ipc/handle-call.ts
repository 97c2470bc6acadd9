import * as v from 'valibot'
import type { CallName, Calls } from '../../../shared/ipc-contract.ts'
import { settingsChanges } from '../../settings/settings.ts'

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength))
const id = v.pipe(v.string(), v.uuid())
const none = v.strictTuple([])
const FILE_MAX = 100 * 1024 * 1024
const file = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= FILE_MAX)

/** The arguments of every call. A call with other arguments is refused. */
const ARGUMENTS: { [Name in CallName]: v.GenericSchema<unknown, Calls[Name]['args']> } = {
  'state:read': none,
  'server:add': v.strictTuple([text(500)]),
  'server:choose': v.strictTuple([text(500)]),
  'server:forget': v.strictTuple([text(500)]),
  'sign-in:start': none,
  'sign-in:paste': v.strictTuple([text(500)]),
  'sign-in:cancel': none,
  'session:end': v.strictTuple([text(100)]),
  'organization:choose': v.strictTuple([id]),
  'clipboard:write': v.strictTuple([text(20_000)]),
  'link:open': v.strictTuple([text(4_000)]),
  'file:save': v.strictTuple([text(255), file]),
  'settings:change': v.strictTuple([settingsChanges]) as v.GenericSchema<
    unknown,
    Calls['settings:change']['args']
  >,
  'shortcut:record': v.strictTuple([v.boolean()]),
  'notifications:pause': v.strictTuple([v.picklist(['hour', 'today', 'off'])]),
  'language:change': v.strictTuple([text(10)]),
  'offers:refresh': none,
  'suggestion:copy': v.strictTuple([id, v.nullable(id)]),
  'suggestion:undo': none,
  'recovered:copy': v.strictTuple([id]),
  'recovered:release': v.strictTuple([id]),
  'panel:close': none,
  'window:open': v.strictTuple([text(2_000)]),
  'update:check': none,
  'update:install': none,
  'diagnostics:copy': none,
}

/** One function for each call. A missing one is a type error. */
export type IpcHandlers = {
  [Name in CallName]: (...args: Calls[Name]['args']) => Calls[Name]['result'] | Promise<Calls[Name]['result']>
}

/** Validates the arguments of a call and runs its handler. Throws for arguments that do not fit. */
export async function handleCall(handlers: IpcHandlers, name: CallName, args: unknown): Promise<unknown> {
  const validated = v.parse(ARGUMENTS[name], args) as never[]
  return (handlers[name] as (...args: never[]) => unknown)(...validated)
}
