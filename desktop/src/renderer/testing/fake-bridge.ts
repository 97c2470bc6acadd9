import { act } from '@testing-library/react'
import type { CallName, Calls, DesktopBridge, MessageName, Messages } from '../../shared/ipc-contract.ts'

type Handler<Name extends CallName> = (...args: Calls[Name]['args']) => unknown

let handlers: { [Name in CallName]?: Handler<Name> } = {}
let calls: [CallName, ...unknown[]][] = []
let subscriptions: { name: MessageName; listener: (message: never) => void }[] = []

const fakeBridge: DesktopBridge = {
  platform: 'linux',
  call: async (name, ...args) => {
    calls.push([name, ...args])
    const handler = handlers[name] as ((...args: unknown[]) => unknown) | undefined
    return (await handler?.(...args)) as never
  },
  on: (name, listener) => {
    const subscription = { name, listener: listener as (message: never) => void }
    subscriptions.push(subscription)
    return () => {
      subscriptions = subscriptions.filter((each) => each !== subscription)
    }
  },
}

// Defined before any module reads it.
window.desktop = fakeBridge

/** Removes all calls, handlers and subscriptions. */
export function resetBridge(): void {
  handlers = {}
  calls = []
  subscriptions = []
}

/** Handles a call as main would. */
export function onCall<Name extends CallName>(name: Name, handler: Handler<Name>): void {
  handlers = { ...handlers, [name]: handler }
}

/** The arguments of all calls with this name, oldest first. */
export function callsOf(name: CallName): unknown[][] {
  return calls.filter(([called]) => called === name).map(([, ...args]) => args)
}

/** Sends a message from main to the window. */
export function sendFromMain<Name extends MessageName>(name: Name, message: Messages[Name]): void {
  for (const subscription of subscriptions) {
    if (subscription.name === name) act(() => subscription.listener(message as never))
  }
}
