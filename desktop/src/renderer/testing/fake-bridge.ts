import { act } from '@testing-library/react'
import type { CallName, Calls, DesktopBridge, MessageName, Messages } from '../../shared/ipc-contract.ts'
import type { DesktopState } from '../../shared/desktop-state.ts'
import { useDesktop } from '../state/desktop-store.ts'
import { aDesktop } from './fixtures.ts'

type Answer<Name extends CallName> = (...args: Calls[Name]['args']) => unknown

let answers: { [Name in CallName]?: Answer<Name> } = {}
let calls: [CallName, ...unknown[]][] = []
let listeners: { name: MessageName; hear: (message: never) => void }[] = []

/** Main, as a window sees it: writes down what it is asked and answers as it was told. */
export const fakeBridge: DesktopBridge = {
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

/** Begins anew, with a computer that is signed in and has a list. */
export function resetBridge(): void {
  answers = {}
  calls = []
  listeners = []
  useDesktop.setState(aDesktop(), true)
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

/** Main's state changes. */
export function change(facts: Partial<DesktopState>): void {
  act(() => useDesktop.setState(facts))
}
