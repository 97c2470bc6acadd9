import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DesktopState, StorageState } from '../../shared/desktop-state.ts'
import type { Settings } from '../../shared/settings.ts'
import { isWayland } from './is-wayland.ts'
import { trayEdge } from './tray-edge.ts'

/** The store of the client: abilities change it; tray, windows and notifications show it. */
export type State = StoreApi<DesktopState>

/** The state at start, before servers and sessions are read from disk. */
export function createState(version: string, settings: Settings, storage: StorageState): State {
  return createStore<DesktopState>()(() => ({
    version,
    settings,
    storage,
    autostartRefused: false,
    servers: [],
    server: null,
    sessionHandle: null,
    restoring: false,
    expiredAt: null,
    notEndedAt: null,
    sessionPersists: true,
    signIn: 'idle',
    organizations: [],
    organizationId: null,
    connection: 'unknown',
    offers: null,
    rhythms: {},
    pausedUntil: null,
    lastCopy: null,
    recovered: [],
    skippedEntries: 0,
    tooOldFor: {},
    shortcut: 'off',
    copyShortcut: 'off',
    wayland: isWayland(process.platform, process.env),
    tray: trayEdge(process.platform, process.env),
    background: 'unsupported',
    update: { step: 'unsupported' },
  }))
}

/** The number of unread posts at all servers. */
export function totalUnread({ servers }: Pick<DesktopState, 'servers'>): number {
  return servers.reduce((sum, { unread }) => sum + unread, 0)
}
