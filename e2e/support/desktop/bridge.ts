import type { Page } from '@playwright/test'
import { step } from './step.ts'

/** The part of the client's state these tests use. */
export interface ClientState {
  server: string | null
  sessionHandle: string | null
  sessionPersists: boolean
  signIn: string
  organizationId: string | null
  connection: 'unknown' | 'online' | 'offline'
  servers: Array<{ address: string; signedIn: boolean; unread: number }>
  offers: { offers: Array<{ post: { id: string; title: string }; available: number }> } | null
  rhythms: Record<string, { daysOff: number[] }>
  shortcut: string
  tray: 'top' | 'bottom' | null
  background: 'unsupported' | 'supported' | 'granted' | 'refused'
  autostartRefused: boolean
  settings: Record<string, unknown>
}

interface Bridge {
  call: (name: string, ...args: unknown[]) => Promise<unknown>
}

/** Calls main as a page of the client does. */
export function call<Answer = unknown>(page: Page, name: string, ...args: unknown[]): Promise<Answer> {
  return step(`call ${name}`, () =>
    page.evaluate(
      ({ called, words }) => (window as unknown as { desktop: Bridge }).desktop.call(called, ...words),
      { called: name, words: args },
    ),
  ) as Promise<Answer>
}

export const stateOf = (page: Page) => call<ClientState>(page, 'state:read')
