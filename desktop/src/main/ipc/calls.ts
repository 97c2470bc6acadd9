import * as v from 'valibot'
import { CALL_NAMES, type CallName, type Calls } from '../../shared/ipc-contract.ts'
import { settingsChange } from '../settings/settings-file.ts'

const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest))
const id = v.pipe(v.string(), v.uuid())
const none = v.strictTuple([])
const FILE_MAX = 100 * 1024 * 1024
const file = v.custom<Uint8Array>((value) => value instanceof Uint8Array && value.byteLength <= FILE_MAX)

/** The arguments of every call, as they have to be. A window that asks otherwise is refused. */
const ARGUMENTS: { [Name in CallName]: v.GenericSchema<unknown, Calls[Name]['args']> } = {
  'state:read': none,
  'server:add': v.strictTuple([text(500)]),
  'server:choose': v.strictTuple([text(500)]),
  'server:forget': v.strictTuple([text(500)]),
  'sign-in:start': none,
  'sign-in:paste': v.strictTuple([text(500)]),
  'sign-in:cancel': none,
  'session:forget': v.strictTuple([text(100)]),
  'organization:choose': v.strictTuple([id]),
  'clipboard:write': v.strictTuple([text(20_000)]),
  'link:open': v.strictTuple([text(4_000)]),
  'file:save': v.strictTuple([text(255), file]),
  'settings:change': v.strictTuple([settingsChange]) as v.GenericSchema<
    unknown,
    Calls['settings:change']['args']
  >,
  'shortcut:record': v.strictTuple([v.boolean()]),
  'notifications:pause': v.strictTuple([v.picklist(['hour', 'today', 'off'])]),
  'language:speak': v.strictTuple([text(10)]),
  'offers:refresh': none,
  'suggestion:copy': v.strictTuple([id, v.nullable(id)]),
  'suggestion:undo': none,
  'panel:close': none,
  'window:open': v.strictTuple([text(2_000)]),
  'update:check': none,
  'update:install': none,
}

/** What answers the calls: one function a call. Forgetting one is a type error. */
export type Answers = {
  [Name in CallName]: (...args: Calls[Name]['args']) => Calls[Name]['answer'] | Promise<Calls[Name]['answer']>
}

/** Checks the arguments of a call and answers it. Throws for arguments nobody may send. */
export async function answer(answers: Answers, name: CallName, args: unknown): Promise<unknown> {
  const checked = v.parse(ARGUMENTS[name], args) as never[]
  return (answers[name] as (...args: never[]) => unknown)(...checked)
}

export { CALL_NAMES }
