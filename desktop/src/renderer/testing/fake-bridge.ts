import { act } from '@testing-library/react'
import type { CallName, Calls, DesktopBridge, MessageName, Messages } from '../../shared/ipc-contract.ts'

type Answer<Name extends CallName> = (...args: Calls[Name]['args']) => unknown

let answers: { [Name in CallName]?: Answer<Name> } = {}
let calls: [CallName, ...unknown[]][] = []
let listeners: { name: MessageName; hear: (message: never) => void }[] = []

const fakeBridge: DesktopBridge = {
  platform: 'linux',
  call: async (name, ...args) => {
    calls.push([name, ...args])
    const answer = answers[name] as ((...args: unknown[]) => unknown) | undefined
    return (await answer?.(...args)) as never
  },
  on: (name, hear) => {
    const listener = { name, hear: hear as (message: never) => void }
    listeners.push(listener)
    return () => {
      listeners = listeners.filter((each) => each !== listener)
    }
  },
}

// Main, as a window sees it. It stands before the first module looks for it.
window.desktop = fakeBridge

/** Forgets what was asked and how to answer. */
export function resetBridge(): void {
  answers = {}
  calls = []
  listeners = []
}

/** Answers a call from now on. */
export function onCall<Name extends CallName>(name: Name, answer: Answer<Name>): void {
  answers = { ...answers, [name]: answer }
}

/** What main was asked by a name, oldest first. */
export function callsOf(name: CallName): unknown[][] {
  return calls.filter(([called]) => called === name).map(([, ...args]) => args)
}

/** Main tells the window something. */
export function tell<Name extends MessageName>(name: Name, message: Messages[Name]): void {
  for (const listener of listeners) {
    if (listener.name === name) act(() => listener.hear(message as never))
  }
}
