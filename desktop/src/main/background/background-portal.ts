import { askPortal, portal } from '../core/ask-portal.ts'
import { HIDDEN_FLAG } from '../core/hidden-flag.ts'
import type { SessionBus } from '../core/session-bus.ts'

const BACKGROUND = portal('org.freedesktop.portal.Background')
const PROPERTIES = portal('org.freedesktop.DBus.Properties')

/** What the portal starts at login, within the sandbox. */
const COMMAND = ['fanfare', HIDDEN_FLAG]
/** Since when the portal knows the status. */
const STATUS_VERSION = 2
/** Characters of a status that the portal accepts. */
const STATUS_MAX = 96
/** Milliseconds for the answer: the desktop may ask the user. */
const ANSWER_TIMEOUT_MS = 60_000

/** What the desktop permits. */
export interface BackgroundAnswer {
  background: boolean
  autostart: boolean
}

export interface BackgroundPortal {
  /** Asks to run without a window, and to be started at login or no longer. Null when the user refuses. */
  request: (reason: string, autostart: boolean) => Promise<BackgroundAnswer | null>
  /** Says in the desktop's list of programs without a window what the client has to say. */
  setStatus: (message: string) => void
}

/** Finds the portal for programs without a window (org.freedesktop.portal.Background). Rejects when there is none. */
export async function findBackgroundPortal(
  bus: SessionBus,
  timeout = ANSWER_TIMEOUT_MS,
): Promise<BackgroundPortal> {
  const version = await bus.call<number>(PROPERTIES, 'Get', 'ss', [BACKGROUND.interface, 'version'])
  return {
    request: (reason, autostart) =>
      askPortal<BackgroundAnswer>(bus, {
        to: BACKGROUND,
        member: 'RequestBackground',
        options: {
          reason: bus.typed('s', reason),
          autostart: bus.typed('b', autostart),
          commandline: bus.typed('as', COMMAND),
        },
        timeout,
      }),
    setStatus: (message) => {
      if (version < STATUS_VERSION) return
      const options = { message: bus.typed('s', [...message].slice(0, STATUS_MAX).join('')) }
      void bus.call(BACKGROUND, 'SetStatus', 'a{sv}', [options]).catch(() => undefined)
    },
  }
}
