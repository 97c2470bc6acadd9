import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DesktopState } from '../../shared/desktop-state.ts'
import type { Settings } from '../../shared/settings.ts'

/** The one state of the client: tray, windows and notifications show it, abilities change it. */
export type State = StoreApi<DesktopState>

/** The state before anything is known of servers and sessions. */
export function createState(version: string, settings: Settings): State {
  return createStore<DesktopState>()(() => ({
    version,
    settings,
    servers: [],
    server: null,
    handle: null,
    restoring: false,
    lasting: true,
    signIn: 'idle',
    organizations: [],
    organizationId: null,
    reach: 'unknown',
    offers: null,
    unread: 0,
    pausedUntil: null,
    lastCopy: null,
    shortcut: 'off',
    update: { step: 'unsupported' },
  }))
}
