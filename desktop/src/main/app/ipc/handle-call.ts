import * as v from 'valibot'
import { CALLS, type CallName, type Calls } from '../../../shared/ipc-contract.ts'

/** One function for each call. A missing one is a type error. */
export type IpcHandlers = {
  [Name in CallName]: (...args: Calls[Name]['args']) => Calls[Name]['result'] | Promise<Calls[Name]['result']>
}

/** Validates the arguments of a call and runs its handler. Throws for invalid arguments. */
export async function handleCall(handlers: IpcHandlers, name: CallName, args: unknown): Promise<unknown> {
  const validated = v.parse(CALLS[name].args, args) as never[]
  return (handlers[name] as (...args: never[]) => unknown)(...validated)
}
